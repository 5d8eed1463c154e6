import { type Browser, devices } from '@playwright/test'
import { pageBytes } from '../testing/page-bytes.ts'
import type { MeasuredPage } from './bench-pages.ts'
import { type Metric, worstOfEach } from './metric.ts'

const kilobyte = 1024

/**
 * Measures the bytes of pages before and after a visitor's first touch. Yields the total of the home page, and the
 * heaviest page for the rest.
 */
export async function* measureBytes(
  browser: Browser,
  pages: readonly MeasuredPage[],
  origin: string,
  zipCode: string,
): AsyncGenerator<Metric> {
  const metrics: Metric[][] = []
  for (const { name, path } of pages) {
    // The first visitor gets a less compressed page.
    await weigh(path)
    const { html, all, script, scriptAfterIntent } = await weigh(path)
    if (path === '/') yield { what: `${name}: all files before intent, B`, value: all, atMost: 40 * kilobyte }
    metrics.push([
      { what: `${name}: HTML with CSS, B`, value: html, atMost: 14 * kilobyte },
      { what: `${name}: script before intent, B`, value: script, atMost: 1.5 * kilobyte },
      { what: `${name}: script after intent, B`, value: scriptAfterIntent, atMost: 70 * kilobyte },
    ])
  }
  yield* worstOfEach(metrics)

  async function weigh(path: string) {
    const context = await browser.newContext(devices['Moto G4'])
    try {
      return await pageBytes(await context.newPage(), origin + path, zipCode)
    } finally {
      await context.close()
    }
  }
}
