import { test as base, expect } from '../journey-test.ts'

let visitors = 0

/** The test of the sites, with an address of its own for each visitor: what one client may hold at once is limited. */
export const test = base.extend({
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use) => {
    visitors += 1
    await use({ ...extraHTTPHeaders, 'X-Forwarded-For': `192.0.2.${visitors % 256}` })
  },
})

export { expect }
