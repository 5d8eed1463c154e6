import { launch, type Page } from 'puppeteer-core'
import { pathOf } from '../../site/pages.ts'
import { browsers } from '../browsers.ts'
import { expect, test } from '../test.ts'

/** Puppeteer's way of watching a page is the one under which Chromium renders ahead; under Playwright's it does not. */
async function openWholeBrowser() {
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const defaultViewport = { width: 1350, height: 900 }
  const browser = await launch({ executablePath: browsers.whole, args, defaultViewport })
  const page = await browser.newPage()
  const faults: string[] = []
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  page.on('pageerror', (error) => faults.push(String(error)))
  return { page, faults, close: () => browser.close() }
}

const views = (page: Page) => page.evaluate(() => (window.dataLayer ?? []).filter(({ event }) => event === 'page_view'))

test('a page rendered ahead begins when its visitor comes: one page view, and the postcode typed meanwhile', async ({
  site,
  language,
}) => {
  const { page, faults, close } = await openWholeBrowser()
  try {
    const path = pathOf('cleaning-services', language)
    await page.goto(`${site.origin}/`)
    const link = await page.waitForSelector(`nav a[href="${path}"]`)
    await link?.hover()
    await expect.poll(() => site.log(), 'the page is fetched ahead').toContain(`"path":"${path}"`)
    expect(await page.evaluate(() => location.pathname), 'and nobody has gone there').toBe('/')
    await page.type('[name=zipCode]', '2000')
    await link?.click()
    await expect(async () => {
      const [pathname, activationStart] = await page.evaluate(() => {
        const [navigation] = performance.getEntriesByType('navigation')
        return [location.pathname, navigation?.toJSON().activationStart]
      })
      expect(pathname).toBe(path)
      expect(activationStart, 'it was rendered before').toBeGreaterThan(0)
      expect(await page.$eval('input[name=zipCode]', ({ value }) => value)).toBe('2000')
    }).toPass()
    expect(await views(page)).toMatchObject([{ page_location: site.origin + path, page_referrer: `${site.origin}/` }])
    expect(faults).toEqual([])
  } finally {
    await close()
  }
})
