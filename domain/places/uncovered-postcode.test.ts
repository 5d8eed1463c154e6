import { expect, test } from 'vitest'
import { companyCoverage } from '../company/company-coverage.ts'
import { uncoveredPostcodeIn } from './uncovered-postcode.ts'

test.each([
  ['Mijn postcode is 1791AB. Komen jullie daar, nu of binnenkort?', '1791AB'],
  ['Wij wonen in 7551 AB en hebben een huisje op 8881 ED.', '8881ED'],
  ['huisje op 9166pz', '9166PZ'],
  ['Ons adres: 8899 AA', '8899AA'],
])('%s', (text, zipCode) => {
  expect(uncoveredPostcodeIn('NL', text, companyCoverage.NL)).toBe(zipCode)
})

test.each(['Wij wonen in 7551 AB.', 'In 1791 is er veel gebeurd', 'Bel 0222 17 91 00', '', '1791 SS'])(
  '“%s” names no place where we do not work',
  (text) => {
    expect(uncoveredPostcodeIn('NL', text, companyCoverage.NL)).toBeUndefined()
  },
)

test('a Belgian code is four digits', () => {
  expect(uncoveredPostcodeIn('BE', 'My postal code is 8000. Do you cover my area?', [2000, 1000])).toBe('8000')
})

test('a company without an area leaves no place out', () => {
  expect(uncoveredPostcodeIn('BE', 'Wij wonen in 1790 en in 1791AB', undefined)).toBeUndefined()
})
