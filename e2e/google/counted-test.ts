import type { Page } from '@playwright/test'
import { test as base, expect } from '../journey-test.ts'
import type { Words } from '../site-words.ts'
import { type GoogleStandIn, startGoogleStandIn } from './google-stand-in.ts'

export const measurementId = 'G-TEST123'

/** Tests both sites with a measurement id, and with a stand-in for Google. `google`: what it received in this test. */
export const test = base.extend<{ google: GoogleStandIn }, { googleServer: GoogleStandIn }>({
  googleServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from here
    async ({}, use) => {
      const google = await startGoogleStandIn()
      await use(google)
      google.stop()
    },
    { scope: 'worker' },
  ],
  settings: [
    ({ googleServer }, use) => use({ GA_MEASUREMENT_ID: measurementId, GA_TAG_ORIGIN: googleServer.origin }),
    { scope: 'worker' },
  ],
  google: async ({ googleServer }, use) => {
    googleServer.clear()
    await use(googleServer)
  },
})

/** The consent banner. */
export const question = (page: Page, words: Words) => page.getByRole('region', { name: words.consent.title })

export const accept = (page: Page, words: Words) =>
  question(page, words).getByRole('button', { name: words.consent.accept, exact: true }).click()

export const refuse = (page: Page, words: Words) =>
  question(page, words).getByRole('button', { name: words.consent.refuse, exact: true }).click()

/** Waits until this many events have been collected. @returns all events so far, with their details */
export async function collected(google: GoogleStandIn, count: number) {
  await expect
    .poll(() => google.hits.length, { message: 'events collected', intervals: [50] })
    .toBeGreaterThanOrEqual(count)
  return google.hits.map(({ event, details }): Record<string, string> => ({ event, ...details }))
}

export { expect }
