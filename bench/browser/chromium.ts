import { type Browser, type BrowserContext, chromium, devices, type Page } from '@playwright/test'
import { browsers, sandbox } from '../../e2e/browsers.ts'
import { freePort } from '../../server/testing/free-port.ts'

/** Debian's Chromium, whole as visitors have it. */
export const openChromium = (): Promise<Browser> =>
  chromium.launch({ executablePath: browsers.whole, args: [...sandbox] })

/**
 * Has a browser of its own, in which nothing is kept of earlier pages, not even a connection, for as long as `use` takes.
 * It is the one without windows: on two cores the whole browser's other processes take the page's turn, and Lighthouse counts the
 * waiting as blocked time (the floor alone then has 0 to 117 ms, here 0 to 33). It has drawn text before, as every visitor's has: the
 * first text of all has to wait until the system's fonts are known.
 * @param use is given the port over which it is driven
 */
export async function inFreshChromium<Result>(use: (debuggingPort: number) => Promise<Result>): Promise<Result> {
  const debuggingPort = await freePort()
  const args = [...sandbox, `--remote-debugging-port=${debuggingPort}`]
  const browser = await chromium.launch({ executablePath: browsers.windowless, args })
  try {
    const page = await browser.newPage()
    await page.setContent('<p style="font-family: system-ui">Text, <b>bold</b>')
    await page.close()
    return await use(debuggingPort)
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
