import type { Page } from '@playwright/test'
import { bootScriptRun } from './boot-script.ts'

/** The page views counted since the page was loaded. */
export async function pageViews(page: Page) {
  await bootScriptRun(page)
  return page.evaluate(() => (window.dataLayer ?? []).filter(({ event }) => event === 'page_view'))
}
