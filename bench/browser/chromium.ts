import { type Browser, type BrowserContext, chromium, devices, type Page } from '@playwright/test'
import { launch, type Page as WatchedPage } from 'puppeteer-core'
import { browsers, sandbox } from '../../testing/browsers.ts'

/** Debian's Chromium, whole as visitors have it. */
export const openChromium = (): Promise<Browser> =>
  chromium.launch({ executablePath: browsers.whole, args: [...sandbox] })

/**
 * Has a page in a browser of its own, in which nothing is kept of earlier pages, not even a connection, for as long as `use` takes.
 * It is the one without windows: on two cores the whole browser's other processes take the page's turn, and Lighthouse counts the
 * waiting as blocked time (the floor alone then has 0 to 117 ms, here 0 to 33). It has drawn text before, as every visitor's has: the
 * first text of all has to wait until the system's fonts are known. And the page has the focus, as a visitor's has: otherwise it gets
 * it at one moment or another, and what the browser then lays out, a page still empty or one that has come, moves the first paint that
 * Lighthouse reckons by 40 ms.
 */
export async function inFreshChromium<Result>(use: (page: WatchedPage) => Promise<Result>): Promise<Result> {
  const browser = await launch({
    executablePath: browsers.windowless,
    headless: 'shell',
    args: [...sandbox],
    pipe: true,
    defaultViewport: null,
  })
  try {
    const first = await browser.newPage()
    await first.setContent('<p style="font-family: system-ui">Text, <b>bold</b>')
    await first.close()
    const page = await browser.newPage()
    await page.emulateFocusedPage(true)
    return await use(page)
  } finally {
    await browser.close()
  }
}

/** Shows one phone-sized page in a fresh profile, for as long as `use` takes. */
export async function onPhone<Result>(
  browser: Browser,
  use: (page: Page, context: BrowserContext) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ ...devices['Moto G4'], serviceWorkers: 'block' })
  try {
    return await use(await context.newPage(), context)
  } finally {
    await context.close()
  }
}
