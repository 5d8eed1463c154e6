import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatReference, paymentReference, serialOf, serialsIn } from './payment-reference.ts'

test('a Belgian reference ends with the remainder of 97, or 97', () => {
  expect(paymentReference('BE', '0108068171')).toBe('010806817183')
  expect(paymentReference('BE', '0000000097')).toBe('000000009797')
  expect(formatReference('010806817183')).toBe('+++010/8068/17183+++')
})

test('a Dutch reference is a creditor reference of ISO 11649', () => {
  // The example of the standard itself.
  expect(paymentReference('NL', '5390075470')).toMatch(/^RF\d{2}5390075470$/)
  expect(formatReference(paymentReference('NL', '0000000001'))).toMatch(/^RF\d\d 0000 0000 01$/)
  const digits = (text: string) => text.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))
  const reference = paymentReference('NL', '1234567890')
  expect(BigInt(digits(reference.slice(4) + reference.slice(0, 4))) % 97n).toBe(1n)
})

test('a reference leads back to its serial however a bank writes it, and one wrong digit to none', () => {
  fc.assert(
    fc.property(fc.nat(9_999_999_999), fc.constantFrom('BE', 'NL'), fc.nat(9), (number, country, wrong) => {
      const serial = String(number).padStart(10, '0')
      const reference = paymentReference(country as 'BE', serial)
      expect(serialOf(reference)).toBe(serial)
      expect(serialOf(formatReference(reference).toLowerCase())).toBe(serial)
      const other = reference.slice(0, -1) + wrong
      if (other !== reference) expect(serialOf(other)).toBeUndefined()
    }),
  )
  expect([...serialsIn('Ada, +++010/8068/17183+++ and rf18 5390 0754 7035, thanks')]).toEqual(['0108068171'])
  const both = `cleaning 010806817183 ${formatReference(paymentReference('NL', '1234567890'))} 2026`
  expect([...serialsIn(both)]).toEqual(['0108068171', '1234567890'])
  expect([...serialsIn('0010806817183, 0108068171830')], 'twelve of thirteen digits').toEqual([])
  expect(['Invoice 12', '0108068171831', 'XRF18539007547034', 'RF185390075470340'].map(serialOf)).toEqual([
    ...[undefined, undefined, undefined, undefined],
  ])
  for (const serial of ['123', 'x0108068171', '01080681712'])
    expect(() => paymentReference('BE', serial)).toThrow(RangeError)
})

test.each([
  'Betaling 010 / 8068 / 17183 dank u',
  'Betaling 010.8068.17183 dank u',
  'OGM010806817183',
  '***010/8068/17183*** 2026',
  '2026 010 8068 17183 5',
  'invoice 7: 0-1-0-8-0-6-8-1-7-1-8-3',
  'RF: 010806817183',
  '/RREF/RF910108068171/X',
  'REF.RF91.0108.0681.71',
  // The account number in a Belgian IBAN has check digits of the same kind.
  '/IBAN/BE71096123456769/REMI/010806817183',
  'from BE71 0961 2345 6769: 010806817183',
])('our reference is found in “%s”', (text) => {
  expect([...serialsIn(text)]).toEqual(['0108068171'])
})
