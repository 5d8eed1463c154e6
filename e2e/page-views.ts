import type { Page } from '@playwright/test'

/** The page views that the page has counted since it was loaded. */
export const pageViews = (page: Page) =>
  page.evaluate(() => (window.dataLayer ?? []).filter(({ event }) => event === 'page_view'))
