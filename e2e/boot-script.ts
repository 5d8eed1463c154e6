import type { Page } from '@playwright/test'

/**
 * Has `goto` and `reload` wait for the boot script, which comes after the first paint and not before the load event. Who says what to
 * wait for, as where scripts are kept away, waits for that alone.
 */
export function awaitBootScript(page: Page): void {
  const goto = page.goto.bind(page)
  page.goto = async (url, options) => {
    const response = await goto(url, options)
    if (!options?.waitUntil) await page.waitForFunction(hasBooted)
    return response
  }
  const reload = page.reload.bind(page)
  page.reload = async (options) => {
    const response = await reload(options)
    if (!options?.waitUntil) await page.waitForFunction(hasBooted)
    return response
  }
}

/** Runs in the page, which may be no page of ours. */
const hasBooted = () => !document.getElementById('page-props') || 'dataLayer' in window
