import { defineConfig } from '@playwright/test'
import { languages, localeOf } from './domain/language.ts'
import type { SiteOptions } from './e2e/journey-test.ts'
import { browsers, sandbox } from './testing/browsers.ts'
import { keepFilesInMemory } from './testing/keep-files-in-memory.ts'

keepFilesInMemory()

const otherSiteOnly = { en: /\(Dutch site only\)/, nl: /\(English site only\)/ }

/**
 * The folders of each site's tests. `mechanics/` holds what neither words nor the rules of a country reach, so one site
 * is enough. `both-sites/` asks both by itself, and `office/` neither: a project of their own would start other
 * workers, and each starts its sites.
 */
const folders = { en: '{both-sites,pages,journeys,mechanics,office}', nl: '{pages,journeys}' }

/**
 * End-to-end tests of the built sites in Debian's Chromium. Each worker serves its own sites, database and mail folder.
 */
export default defineConfig<object, SiteOptions>({
  testDir: 'e2e',
  outputDir: 'artifacts/e2e',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // A worker a core, because each starts its sites; `npm test` runs Vitest at the same time.
  workers: '100%',
  // A starved machine has taken 25 s to hydrate a page: these end what hangs and judge no speed, which `bench/` does.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    launchOptions: {
      executablePath: browsers.windowless,
      args: sandbox,
    },
    timezoneId: 'America/New_York',
    screenshot: 'only-on-failure',
  },
  projects: languages.map((language) => ({
    name: language,
    testMatch: `${folders[language]}/*.spec.ts`,
    grepInvert: otherSiteOnly[language],
    use: { language, locale: localeOf(language) },
  })),
})
