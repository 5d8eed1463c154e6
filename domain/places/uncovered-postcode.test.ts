import { expect, test } from 'vitest'
import { uncoveredPlace, uncoveredPostcodeIn } from './uncovered-postcode.ts'

test.each([
  ['Mijn postcode is 1791AB. Komen jullie daar, nu of binnenkort?', '1791AB'],
  ['Wij wonen in 7551 AB en hebben een huisje op 8881 ED.', '8881ED'],
  ['huisje op 9166pz', '9166PZ'],
  ['Ons adres: 8899 AA', '8899AA'],
])('%s', (text, zipCode) => {
  expect(uncoveredPostcodeIn('NL', text)).toBe(zipCode)
})

test.each(['Wij wonen in 7551 AB.', 'In 1791 is er veel gebeurd', 'Bel 0222 17 91 00', '', '1791 SS'])(
  '“%s” names no place where we do not work',
  (text) => {
    expect(uncoveredPostcodeIn('NL', text)).toBeUndefined()
  },
)

test('all of Belgium is covered', () => {
  expect(uncoveredPostcodeIn('BE', 'Wij wonen in 1790 en in 1791AB')).toBeUndefined()
})

test.each([
  ['1797AA', 'Texel'],
  ['8880AA', 'Terschelling'],
  ['8897AA', 'Terschelling'],
  ['8899AA', 'Vlieland'],
  ['9164AA', 'Ameland'],
  ['9166AA', 'Schiermonnikoog'],
  ['1234AA', '1234'],
])('%s is on %s', (zipCode, place) => {
  expect(uncoveredPlace(zipCode)).toBe(place)
})
