import type { Page } from '@playwright/test'

/**
 * Has `goto` and `reload` wait for the boot script, which comes after the first paint and not before the load event. Who says what to
 * wait for, as where scripts are kept away, waits for that alone.
 */
export function awaitBootScript(page: Page): void {
  const goto = page.goto.bind(page)
  page.goto = async (url, options) => {
    const response = await goto(url, options)
    if (!options?.waitUntil) await bootScriptRun(page)
    return response
  }
  const reload = page.reload.bind(page)
  page.reload = async (options) => {
    const response = await reload(options)
    if (!options?.waitUntil) await bootScriptRun(page)
    return response
  }
}

/** Waits until the page has run its boot script: one that a link led to is there before its script is. */
export const bootScriptRun = (page: Page) => page.waitForFunction(hasBooted)

/**
 * Runs in the page, which may be no page of ours. The question for consent makes the list too: the boot script has run once it counts
 * the page, which in a page rendered ahead it does not yet.
 */
function hasBooted(): boolean {
  if (!document.getElementById('modules')) return true
  const isAhead = 'prerendering' in document && document.prerendering === true
  return window.dataLayer !== undefined && (isAhead || window.dataLayer.length > 0)
}
