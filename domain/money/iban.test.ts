import { expect, test } from 'vitest'
import { belgianIban, formatIban, isIban } from './iban.ts'

test('an IBAN is one with its own check digits', () => {
  expect(['BE71096123456769', 'NL91ABNA0417164300'].map(isIban)).toEqual([true, true])
  expect(['-BE71096123456769', 'BE71096123456769-', 'BEX1096123456769'].map(isIban)).toEqual([false, false, false])
  expect(['BE71096123456768', 'NL91 ABNA 0417 1643 00', '', 'BE'].map(isIban)).toEqual([false, false, false, false])
  expect(formatIban('BE71096123456769')).toBe('BE71 0961 2345 6769')
})

test('a Belgian account number of twelve digits leads to its IBAN', () => {
  expect(belgianIban('096123456769')).toBe('BE71096123456769')
  expect(isIban(belgianIban('000000000097'))).toBe(true)
})
