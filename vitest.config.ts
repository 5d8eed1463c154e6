import { globSync, readFileSync } from 'node:fs'
import { defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'
import type { Language } from './domain/language.ts'

const siteAndServer = globSync('{ui,site,server,artwork,testing,docs}/**/*.test.{ts,tsx}', {
  exclude: ['server/commands/**'],
})

/** A test that reads words runs once per language; what it says of every other one holds for both builds alike. */
const readsWords = (file: string) => readFileSync(file, 'utf8').includes('#copy/')

/** Tests under the condition that makes `#copy/…` mean this language, with a PostgreSQL of their own. */
const languageProject = (language: Language, include: string[]) => {
  // Not "module": files that packages offer to bundlers need not be ones that Node itself can load.
  const conditions = [language, ...defaultServerConditions.filter((condition) => condition !== 'module')]
  return {
    resolve: { conditions },
    ssr: { resolve: { conditions, externalConditions: conditions } },
    oxc: { jsx: { runtime: 'automatic' as const, development: false } },
    test: {
      name: language,
      include,
      globalSetup: 'testing/database/global-setup.ts',
      // Pages are rendered by the React that visitors get, which takes half as long as the one for development.
      env: { NODE_ENV: 'production' },
      // Room for a busy machine: each database test makes a database of its own, and what is waited for may take longer than a second.
      testTimeout: 20_000,
      expect: { poll: { timeout: 10_000 } },
      // Modules are loaded once for the files of a worker, which keeps what a process keeps between requests: no test may depend on it.
      isolate: false,
    },
  }
}

const commands = 'server/commands/**/*.test.ts'
const timed = 'server/commands/cluster.test.ts'

/** Tests that need the built sites: checks on the build itself, and the commands that serve it. */
const builtProject = (
  name: string,
  test: { include: string[]; exclude?: string[]; sequence?: { groupOrder: number } },
) => ({
  test: { name, globalSetup: 'testing/database/global-setup.ts', testTimeout: 120_000, ...test },
})

export default defineConfig({
  test: {
    // The tests wait for databases more than they compute: a worker per core, where Vitest would leave one core free.
    maxWorkers: 2,
    projects: [
      // Pure rules leave nothing behind, so that files may share what they have loaded.
      {
        test: {
          name: 'rules',
          include: ['{domain,copy}/**/*.test.ts', '*.test.ts'],
          testTimeout: 20_000,
          isolate: false,
        },
      },
      languageProject('en', siteAndServer),
      languageProject('nl', siteAndServer.filter(readsWords)),
      builtProject('built', { include: [commands], exclude: [timed] }),
      // What promises a time has the machine to itself, after the others.
      builtProject('built-timed', { include: [timed], sequence: { groupOrder: 1 } }),
    ],
  },
})
