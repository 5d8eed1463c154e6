import type { Page } from '@playwright/test'

/**
 * Makes `goto` and `reload` wait for the boot script, which runs after the first paint and so possibly after the load
 * event. A call with `waitUntil` waits for that alone.
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

/** Waits until the boot script has run: a page reached by a link is shown before that. */
export const bootScriptRun = (page: Page) => page.waitForFunction(hasBooted)

/**
 * Runs in the page, which may not be one of ours. The consent module creates `dataLayer` too, so the boot script has
 * run once a page view is in it, which a prerendered page does not count yet.
 */
function hasBooted(): boolean {
  if (!document.getElementById('modules')) return true
  const isAhead = 'prerendering' in document && document.prerendering === true
  return window.dataLayer !== undefined && (isAhead || window.dataLayer.length > 0)
}

/** The page views counted since the page was loaded. */
export async function pageViews(page: Page) {
  await bootScriptRun(page)
  return page.evaluate(() => (window.dataLayer ?? []).filter(({ event }) => event === 'page_view'))
}

/** Waits until an island of the page is hydrated. */
export const untilHydrated = (page: Page): Promise<void> =>
  page.locator('[data-hydrated]').first().waitFor({ state: 'attached' })
