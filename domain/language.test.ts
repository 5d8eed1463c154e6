import { expect, test } from 'vitest'
import { countryOf, otherLanguage } from './language.ts'

test.each([
  ['en', 'BE', 'nl'],
  ['nl', 'NL', 'en'],
] as const)('the site in %s serves %s, and its counterpart is in %s', (language, country, other) => {
  expect([countryOf(language), otherLanguage(language)]).toEqual([country, other])
})
