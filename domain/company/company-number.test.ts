import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseCompanyNumber } from './company-number.ts'

test.each([
  ['0123.456.749', '0123.456.749'],
  ['BE 0123.456.749', '0123.456.749'],
  ['be0123456749', '0123.456.749'],
  ['123 456 749', '0123.456.749'],
  ['0000000097', '0000.000.097'],
  ['1000-000-021', '1000.000.021'],
])('in Belgium %s is the enterprise number %s', (typed, companyNumber) => {
  expect(parseCompanyNumber('BE', typed)).toBe(companyNumber)
})

test.each(['0123456748', '2123456772', '012345674', '01234567490', '0000000000', 'NL0123456749', 'abc'])(
  'in Belgium %s is none',
  (typed) => {
    expect(parseCompanyNumber('BE', typed)).toBeUndefined()
  },
)

test('a Belgian number has exactly one valid pair of check digits, and one wrong digit is always detected', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 19_999_999 }),
      fc.nat(7),
      fc.integer({ min: 1, max: 9 }),
      (body, place, step) => {
        const first = String(body).padStart(8, '0')
        const fitting = Array.from({ length: 100 }, (_, pair) => first + String(pair).padStart(2, '0')).filter(
          (number) => parseCompanyNumber('BE', number),
        )
        expect(fitting).toHaveLength(1)
        const digits = [...(fitting[0] ?? '')]
        digits[place] = String((Number(digits[place]) + step) % 10)
        expect(parseCompanyNumber('BE', digits.join(''))).toBeUndefined()
      },
    ),
  )
})

test('a Dutch KvK number has eight digits', () => {
  expect(parseCompanyNumber('NL', '1234 5678')).toBe('12345678')
  for (const typed of ['1234567', '123456789', '0123.456.749', '1234567a']) {
    expect(parseCompanyNumber('NL', typed)).toBeUndefined()
  }
})
