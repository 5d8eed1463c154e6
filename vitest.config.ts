import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defaultClientConditions, defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'
import type { Language } from './domain/language.ts'
import { keepFilesInMemory } from './testing/keep-files-in-memory.ts'

keepFilesInMemory()

/**
 * Tests of pure rules, of the words themselves, and of the repository as a whole. They need no language and no
 * database.
 */
const rules = ['{domain,copy}/**/*.test.ts', '*.test.ts']

/** Islands that know the postcodes and companies of a country, so their tests run on both sites. */
const islandsOfCountry = 'site/islands/{partner,postcode}-form.test.tsx'

/** Tests of code that runs in browsers. */
const inBrowser = ['ui/browser/**/*.test.{ts,tsx}', 'site/{consent,islands,forms,estimate}/**/*.test.tsx']

/** Tests of the commands, which run them and the built sites as processes. */
const commands = '{run,testing}/commands/**/*.test.ts'

/** Journeys through the built sites in browsers that Playwright cannot drive as Debian has them. */
const engines = 'e2e/engines/*.test.ts'

const secondCompanyTest = 'testing/company/second-company.test.ts'
const oneCountryTest = 'testing/company/one-country.test.ts'

/** All other tests run on the English site. */
const english = ['{ui,services,site,order,office,run,testing,docs}/**/*.test.{ts,tsx}']

/** These tests depend on the words of a site, so they run on the Dutch one too. */
const dutchToo = [
  '{ui,site,order}/**/*.test.{ts,tsx}',
  'run/share-pictures/*.test.ts',
  'services/{contact,estimates}/**/*.test.ts',
  'services/orders/{mail/{compose-order-mail,confirmation-mails},notices/{money-notice,notices},prove-order}.test.ts',
]

/** Except for slow tests of code that neither words nor the rules of a country reach. */
const englishOnly = [
  'order/{hostile-orders,order-app}.test.ts',
  'order/{again,api,cancel,change,confirm,correct,details,paid,proof,report,visits}/*.test.ts',
  'order/pay/pay-page.test.ts',
  'order/check/order-by-form.test.ts',
  'services/{contact/accept-submission,estimates/{not-offered,planned-tariffs}}.test.ts',
  'site/respond/{flood,follow-capacity,freshness,go-live,hostile-html,known-misses,page-cache,read-query,show-cached,show-page,written-answers}.test.ts',
]

const migrateFile = 'testing/database/migrate-file.ts'
const servePostgres = 'testing/database/serve-postgres.ts'

/** How files are found and transformed with the words of one site (`#copy/…`), once for all projects that agree. */
const inLanguage = (language: Language) => {
  // Not "module": files that packages offer to bundlers need not be ones that Node itself can load.
  const conditions = [language, ...defaultServerConditions.filter((condition) => condition !== 'module')]
  return {
    resolve: { conditions },
    ssr: { resolve: { conditions, externalConditions: conditions } },
    oxc: { jsx: { runtime: 'automatic' as const, development: false } },
  }
}

/** Tests with the words of one site, the English ones with a PostgreSQL of their own. */
const languageProject = (language: Language, include: string[], exclude: string[]) => ({
  ...inLanguage(language),
  test: {
    name: language,
    include,
    exclude,
    // The Dutch project runs on SQLite alone.
    globalSetup: language === 'nl' ? [migrateFile] : [migrateFile, servePostgres],
    // Pages are rendered by the React that visitors get, which takes half as long as the one for development.
    env: { NODE_ENV: 'production', ...(language === 'nl' && { TEST_ENGINE: 'sqlite' }) },
    // A busy machine may take long over anything; only a test that hangs is to end here.
    testTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    // The test files of a worker share the modules they load, as the requests of a process do. No test may depend on
    // it.
    isolate: false,
  },
})

/**
 * Tests of the sites of a company that is not the sample, by its folder alone, which the command makes before them.
 * @param countries those that it serves
 */
const secondCompanyProject = (language: Language, countries: 'both' | 'BE' | 'NL') => {
  const project = languageProject(language, [countries === 'both' ? secondCompanyTest : oneCountryTest], [])
  const folder = join(tmpdir(), `second-company-${countries}-${language}-${process.pid}`)
  return {
    ...project,
    test: {
      ...project.test,
      name: `${countries === 'both' ? 'second' : 'one'}-${language}`,
      globalSetup: [migrateFile, 'testing/company/make-second-company.ts'],
      env: { ...project.test.env, COMPANY_DIR: folder, COMPANY_COUNTRIES: countries },
    },
  }
}

/**
 * Tests with a DOM. Each file has a window of its own, because listeners on a window stay; a VM context makes that
 * cheap.
 */
const browserProject = (language: Language, include: string[]) => ({
  resolve: { conditions: [language, ...defaultClientConditions] },
  test: {
    name: `browser-${language}`,
    include,
    environment: 'jsdom',
    pool: 'vmThreads' as const,
    testTimeout: 60_000,
    expect: { poll: { timeout: 30_000, interval: 10 } },
  },
})

export default defineConfig({
  test: {
    // Projects with the words of one language transform a file once together.
    fsModuleCache: true,
    // A worker a core: each imports the app again, so that three on two cores take a tenth longer.
    maxWorkers: '100%',
    projects: [
      { ...inLanguage('en'), test: { name: 'rules', include: rules, testTimeout: 60_000, isolate: false } },
      languageProject('en', english, [commands, secondCompanyTest, oneCountryTest, ...inBrowser]),
      languageProject('nl', dutchToo, [...englishOnly, ...inBrowser]),
      secondCompanyProject('en', 'both'),
      secondCompanyProject('nl', 'both'),
      secondCompanyProject('en', 'BE'),
      secondCompanyProject('nl', 'NL'),
      browserProject('en', inBrowser),
      browserProject('nl', [islandsOfCountry]),
      {
        ...inLanguage('en'),
        test: {
          name: 'built',
          include: [commands, engines],
          globalSetup: [migrateFile, servePostgres],
          testTimeout: 120_000,
          expect: { poll: { timeout: 60_000 } },
        },
      },
    ],
  },
})
