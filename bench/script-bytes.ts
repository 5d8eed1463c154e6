import { type Browser, devices, type Request } from '@playwright/test'
import type { MeasuredPage } from './bench-pages.ts'
import { type Metric, worst } from './metric.ts'

const budget = 75 * 1024

/**
 * Measures the bytes of script that pages load until they have been touched and are at rest. Yields the heaviest page.
 */
export async function* measureScript(
  browser: Browser,
  what: string,
  pages: readonly MeasuredPage[],
  origin: string,
): AsyncGenerator<Metric> {
  const metrics: Metric[] = []
  for (const { name, path } of pages) {
    const context = await browser.newContext(devices['Moto G4'])
    const scripts: Request[] = []
    const page = await context.newPage()
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request))
    await page.goto(origin + path, { waitUntil: 'networkidle' })
    await page.locator('main :is(input:not([type=hidden]), button, a)').first().focus()
    await page.keyboard.press('Shift')
    await page.waitForLoadState('networkidle')
    const sizes = await Promise.all(scripts.map(async (request) => (await request.sizes()).responseBodySize))
    await context.close()
    metrics.push({ what, value: sizes.reduce((sum, size) => sum + size, 0), atMost: budget, from: name })
  }
  yield worst(metrics)
}
