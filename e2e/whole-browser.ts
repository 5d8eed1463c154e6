import { launch, type Page } from 'puppeteer-core'
import { browsers, sandbox } from '../testing/browsers.ts'
import { expect } from './test.ts'

/**
 * A browser that renders pages ahead: Chromium does so for a page that Puppeteer watches, for one that Playwright watches it does not.
 * Whatever goes wrong in the page fails the test.
 */
export async function inWholeBrowser(use: (page: Page) => Promise<void>): Promise<void> {
  const defaultViewport = { width: 1350, height: 900 }
  const browser = await launch({ executablePath: browsers.whole, args: sandbox, defaultViewport })
  const faults: string[] = []
  try {
    const page = await browser.newPage()
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
    page.on('pageerror', (error) => faults.push(String(error)))
    await use(page)
  } finally {
    await browser.close()
  }
  expect(faults, 'nothing goes wrong in the browser').toEqual([])
}

/** Points at the link to `path` until the page behind it is being rendered: then it has asked for a picture of its own. */
export async function renderAhead(page: Page, path: string, log: () => string) {
  const { origin } = new URL(page.url())
  const [here, there] = await Promise.all([page.url(), origin + path].map(async (url) => (await fetch(url)).text()))
  const [, picture] =
    [...(there ?? '').matchAll(/<img (?![^>]*lazy)[^>]*src="(\/assets\/[^"]+)"/g)].find(
      ([, src = '']) => !here?.includes(src),
    ) ?? []
  const link = await page.waitForSelector(`nav a[href="${path}"]`)
  if (!link || !picture) throw new Error(`There is no link to ${path}, or no picture in it`)
  const before = log().length
  await link.hover()
  await expect.poll(() => log().slice(before), 'the page is rendered ahead').toContain(picture)
  return link
}

/** Waits until the page that was rendered ahead is the one that is shown. */
export async function expectShown(page: Page, path: string): Promise<void> {
  await expect(async () => {
    const [pathname, activationStart] = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation')
      return [location.pathname, navigation?.toJSON().activationStart]
    })
    expect(pathname).toBe(path)
    expect(activationStart, 'it was rendered before').toBeGreaterThan(0)
  }).toPass()
}
