import { expect, test } from 'vitest'
import { epcText, formatIban, isIban } from './payee.ts'

test('an IBAN is one with its own check digits', () => {
  expect(['BE71096123456769', 'NL91ABNA0417164300'].map(isIban)).toEqual([true, true])
  expect(['-BE71096123456769', 'BE71096123456769-', 'BEX1096123456769'].map(isIban)).toEqual([false, false, false])
  expect(['BE71096123456768', 'NL91 ABNA 0417 1643 00', '', 'BE'].map(isIban)).toEqual([false, false, false, false])
  expect(formatIban('BE71096123456769')).toBe('BE71 0961 2345 6769')
})

test('a QR code of a transfer has the lines of EPC069-12, the reference on line 10 and nothing after it', () => {
  const payee = { name: 'Helderhuis België BV', iban: 'BE71096123456769', bic: '' }
  expect(epcText(payee, 17_105, '010806817183').split('\n')).toEqual([
    ...['BCD', '002', '1', 'SCT', '', 'Helderhuis België BV', 'BE71096123456769', 'EUR171.05', '', '010806817183'],
  ])
  const longest = epcText({ ...payee, name: 'é'.repeat(90), bic: 'KREDBEBB' }, 99_999_999_999, 'RF18539007547034')
  expect(longest.split('\n')[5]).toBe('é'.repeat(70))
  expect(new TextEncoder().encode(longest).length).toBeLessThanOrEqual(331)
})
