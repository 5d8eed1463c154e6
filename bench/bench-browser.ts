import { chromium } from '@playwright/test'
import { goodPostcode } from '../e2e/postcodes.ts'
import { browsers, sandbox } from '../testing/browsers.ts'
import { measuredPages } from './bench-pages.ts'
import type { Metric } from './metric.ts'
import { orderingPages } from './ordering-pages.ts'
import { measurePaint } from './paint.ts'
import { measureScript } from './script-bytes.ts'
import { type BuiltSite, siteUnderTest, startBareServer } from './servers.ts'
import { measureTouch } from './touch.ts'

/**
 * Measures a site and its ordering site in the browser, next to their baseline.
 * @param parts which of `touch` and `paint`
 * @param all whether to load all pages instead of a sample
 */
export async function* benchBrowser(built: BuiltSite, parts: readonly string[], all: boolean): AsyncGenerator<Metric> {
  const { language } = built
  const site = siteUnderTest(built)
  await site.start()
  const ordering = `http://127.0.0.1:${site.orderPort}`
  const baseline = await startBareServer(site.origin, 'baseline')
  const orderingBaseline = await startBareServer(ordering, 'baseline')
  const browser = await chromium.launch({ executablePath: browsers.windowless, args: sandbox, handleSIGTERM: false })
  const pages = measuredPages(language, all)
  const sides = { ours: site.origin, baseline: baseline.origin }
  try {
    if (parts.includes('touch')) yield* measureTouch(browser, language, sides, goodPostcode[language].zipCode)
    if (parts.includes('paint')) {
      yield* measurePaint(pages, sides)
      const steps = await orderingPages(language, ordering)
      yield* measureScript(browser, `${language} ordering: script`, steps, ordering)
      yield* measurePaint(steps, { ours: ordering, baseline: orderingBaseline.origin })
    }
  } finally {
    await Promise.all([browser.close(), baseline.stop(), orderingBaseline.stop(), site.stop()])
  }
}
