import { test as base, expect } from '@playwright/test'
import type { Language } from '../domain/language.ts'
import type { ServedSite } from '../testing/cluster/start-cluster.ts'
import { awaitBootScript } from './boot-script.ts'
import { type Faults, watchFaults } from './faults.ts'
import { markWholeDocuments } from './layout-shift.ts'
import { type Words, wordsOf } from './site-words.ts'
import { type Sites, startSites } from './sites/start-sites.ts'

export interface SiteOptions {
  /** The site that the test visits. */
  language: Language
}

interface WorkerFixtures {
  /** Further environment variables of both sites. */
  settings: Record<string, string>
  sites: Sites
  /** The site of the test's language. */
  site: ServedSite
  /** The words of that site. */
  words: Words
}

interface TestFixtures {
  /** Any fault that the test does not expect fails it. */
  faults: Faults
}

/** Playwright's test with both sites running; any fault in the browser fails it. */
export const test = base.extend<TestFixtures, WorkerFixtures & SiteOptions>({
  language: ['en', { option: true, scope: 'worker' }],
  settings: [{}, { scope: 'worker' }],
  sites: [
    async ({ settings }, use) => {
      const sites = await startSites(settings)
      await use(sites)
      await sites.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  site: [({ sites, language }, use) => use(sites[language]), { scope: 'worker' }],
  words: [({ language }, use) => use(wordsOf(language)), { scope: 'worker' }],
  baseURL: ({ site }, use) => use(site.origin),
  page: async ({ page, javaScriptEnabled }, use) => {
    await markWholeDocuments(page)
    if (javaScriptEnabled) awaitBootScript(page)
    await use(page)
  },
  faults: [watchFaults, { auto: true }],
})

export { expect }
