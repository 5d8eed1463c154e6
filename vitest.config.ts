import { defineConfig } from 'vitest/config'

const languageProject = (language: 'en' | 'nl') => ({
  resolve: { conditions: [language] },
  ssr: { resolve: { conditions: [language], externalConditions: [language] } },
  test: { name: language, include: ['{site,server}/**/*.test.{ts,tsx}'], exclude: ['server/database/**'] },
})

export default defineConfig({
  test: {
    projects: [{ test: { name: 'rules', include: ['{domain,copy}/**/*.test.ts'] } }, languageProject('en')],
  },
})
