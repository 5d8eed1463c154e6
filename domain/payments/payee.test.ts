import { expect, test } from 'vitest'
import { epcText } from './payee.ts'

test('a QR code of a transfer has the lines of EPC069-12, the reference on line 10 and nothing after it', () => {
  const payee = { name: 'Ada & Co BV', iban: 'BE71096123456769', bic: '' }
  expect(epcText(payee, 17_105, '010806817183').split('\n')).toEqual([
    ...['BCD', '002', '1', 'SCT', '', 'Ada & Co BV', 'BE71096123456769', 'EUR171.05', '', '010806817183'],
  ])
  const longest = epcText({ ...payee, name: 'é'.repeat(90), bic: 'KREDBEBB' }, 99_999_999_999, 'RF18539007547034')
  expect(longest.split('\n')[5]).toBe('é'.repeat(70))
  expect(new TextEncoder().encode(longest).length).toBeLessThanOrEqual(331)
})
