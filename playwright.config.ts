import { defineConfig } from '@playwright/test'
import type { Language } from './domain/language.ts'
import { browsers } from './e2e/browsers.ts'
import type { SiteOptions } from './e2e/test.ts'

const asRoot = process.getuid?.() === 0

/** What a visitor of one site brings along: the language of the browser, and whether scripts run. */
const visitor = (language: Language, javaScriptEnabled: boolean) => ({
  language,
  javaScriptEnabled,
  locale: language === 'en' ? 'en-GB' : 'nl-NL',
})
const otherSiteOnly = { en: /\(Dutch site only\)/, nl: /\(English site only\)/ }

/** Journeys through the built sites in Debian's Chromium. Every worker serves its own sites, database and mail folder. */
export default defineConfig<object, SiteOptions>({
  testDir: 'e2e',
  outputDir: 'artifacts/e2e',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    launchOptions: {
      executablePath: browsers.windowless,
      // Chromium's sandbox refuses to work for root, which is who runs a container.
      args: asRoot ? ['--no-sandbox'] : [],
    },
    timezoneId: 'America/New_York',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'both sites', testMatch: 'both-sites/*.spec.ts', use: visitor('en', true) },
    ...(['en', 'nl'] as const).flatMap((language) => [
      {
        name: language,
        testMatch: ['journeys/*.spec.ts', 'pages/*.spec.ts'],
        grepInvert: otherSiteOnly[language],
        use: visitor(language, true),
      },
      {
        name: `${language} without JavaScript`,
        testMatch: 'without-javascript/*.spec.ts',
        grepInvert: otherSiteOnly[language],
        use: visitor(language, false),
      },
    ]),
  ],
})
