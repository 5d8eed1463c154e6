import { type Browser, devices, type Request } from '@playwright/test'
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
    const scripts: Request[] = []
    const page = await context.newPage()
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request))
    await page.goto(origin + path, { waitUntil: 'networkidle' })
    const before = await bytesOf(scripts)
    await page.locator('main :is(input:not([type=hidden]), button, a)').first().focus()
    await page.keyboard.press('Shift')
    await page.waitForLoadState('networkidle')
    const after = await bytesOf(scripts)
    await context.close()
    metrics.push([
      { what: `${what} before intent, B`, value: before, atMost: 1.5 * kilobyte, from: name },
      { what: `${what} with intent, B`, value: after, atMost: 75 * kilobyte, from: name },
    ])
  }
  yield* worstOfEach(metrics)
}

async function bytesOf(scripts: readonly Request[]): Promise<number> {
  const sizes = await Promise.all(scripts.map(async (request) => (await request.sizes()).responseBodySize))
  return sizes.reduce((sum, size) => sum + size, 0)
}
