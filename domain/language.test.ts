import { expect, test } from 'vitest'
import { countryOf, otherLanguage } from './language.ts'

test('the English site serves Belgium and the Dutch site the Netherlands', () => {
  expect(countryOf('en')).toBe('BE')
  expect(countryOf('nl')).toBe('NL')
})

test('each site has the other language as its counterpart', () => {
  expect(otherLanguage('en')).toBe('nl')
  expect(otherLanguage('nl')).toBe('en')
})
