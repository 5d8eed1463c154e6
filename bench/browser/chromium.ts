import { type Browser, type BrowserContext, chromium, devices, type Page } from '@playwright/test'
import { browsers, sandbox } from '../../e2e/browsers.ts'
import { freePort } from '../../server/testing/free-port.ts'

/** Debian's Chromium with a port over which Lighthouse can drive it too. */
export interface BenchBrowser {
  browser: Browser
  debuggingPort: number
}

export async function openChromium(): Promise<BenchBrowser> {
  const debuggingPort = await freePort()
  const args = [...sandbox, `--remote-debugging-port=${debuggingPort}`]
  return { browser: await chromium.launch({ executablePath: browsers.whole, args }), debuggingPort }
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
