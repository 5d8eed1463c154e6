import { type Browser, devices } from '@playwright/test'
import { pageBytes } from '../testing/page-bytes.ts'
import type { MeasuredPage } from './bench-pages.ts'
import { type Metric, worstOfEach } from './metric.ts'

const kilobyte = 1024

/**
 * Measures the bytes of script that pages load before they are touched, and until they have been and are at rest.
 * Yields the heaviest page of each.
 */
export async function* measureScript(
  browser: Browser,
  what: string,
  pages: readonly MeasuredPage[],
  origin: string,
): AsyncGenerator<Metric> {
  const metrics: Metric[][] = []
  for (const { name, path } of pages) {
    const context = await browser.newContext(devices['Moto G4'])
    const page = await context.newPage()
    const { script, scriptAfterIntent } = await pageBytes(page, origin + path, async () => {
      await page.locator('main :is(input:not([type=hidden]), button, a)').first().focus()
      await page.keyboard.press('Shift')
      await page.waitForLoadState('networkidle')
    })
    await context.close()
    metrics.push([
      { what: `${what} before intent, B`, value: script, atMost: 1.5 * kilobyte, from: name },
      { what: `${what} with intent, B`, value: script + scriptAfterIntent, atMost: 75 * kilobyte, from: name },
    ])
  }
  yield* worstOfEach(metrics)
}
