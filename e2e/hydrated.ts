import type { Page } from '@playwright/test'

/** Waits until an island of the page is hydrated. */
export const untilHydrated = (page: Page): Promise<void> =>
  page.locator('[data-hydrated]').first().waitFor({ state: 'attached' })
