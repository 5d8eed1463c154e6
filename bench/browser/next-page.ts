import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, Page } from 'puppeteer-core'

/** How long a link is pointed at before it is pressed: browsers begin to go ahead after a fifth of a second. */
const pointing = 500

/**
 * Follows the first link of a page's content on a phone-sized page, each time in a fresh profile. By way of Puppeteer, for a page that
 * Playwright watches is one for which Chromium renders nothing ahead.
 * @returns milliseconds from the press to the first paint of the next page
 */
export async function followLinks(browser: Browser, origin: string, times: number): Promise<number[]> {
  const paints: number[] = []
  for (let time = 0; time < times; time++) {
    const profile = await browser.createBrowserContext()
    paints.push(await followLink(await profile.newPage(), origin))
    await profile.close()
  }
  return paints
}

/** @throws when the page was not rendered ahead, or does not come */
async function followLink(page: Page, origin: string): Promise<number> {
  await page.goto(origin, { waitUntil: 'networkidle0' })
  const link = await page.waitForSelector('main a[href^="/"]')
  await link?.hover()
  await wait(pointing)
  await link?.click()
  const deadline = performance.now() + 10_000
  // The page that was rendered ahead takes the place of the one that is shown, so that each question may meet either.
  while (performance.now() < deadline) {
    const shown = await page.evaluate(firstPaintOfNext).catch(() => undefined)
    if (shown?.paintedAt && !shown.activatedAt) throw new Error('The next page was not rendered ahead')
    if (shown?.paintedAt) return shown.paintedAt - shown.activatedAt
    await wait(20)
  }
  throw new Error('The next page did not come')
}

/** Runs in the page. Undefined as long as it is the one that was left. */
function firstPaintOfNext() {
  if (location.pathname === '/') return undefined
  const [navigation] = performance.getEntriesByType('navigation')
  const [paint] = performance.getEntriesByName('first-contentful-paint')
  const activatedAt: number = navigation?.toJSON().activationStart ?? 0
  return { activatedAt, paintedAt: paint?.startTime }
}
