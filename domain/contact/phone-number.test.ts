import fc from 'fast-check'
import { expect, test } from 'vitest'
import { displayPhoneNumber, e164Number, phoneNumberProblem, telHref } from './phone-number.ts'

test.each([
  ['BE', '0470123456', '+32470123456'],
  ['BE', '0470 12 34 56', '+32470123456'],
  ['BE', '0470/12.34.56', '+32470123456'],
  ['BE', '0470-12-34-56', '+32470123456'],
  ['BE', '0470–12–34–56', '+32470123456'],
  ['BE', '(0470) 12 34 56', '+32470123456'],
  ['BE', '(0)470 12 34 56', '+32470123456'],
  ['BE', '+32 470 12 34 56', '+32470123456'],
  ['BE', '0032470123456', '+32470123456'],
  ['BE', '+32 (0)470 12 34 56', '+32470123456'],
  ['BE', '+32 (0) 470 12 34 56', '+32470123456'],
  ['BE', '+32 0470 12 34 56', '+32470123456'],
  ['BE', '02 123 45 67', '+3221234567'],
  ['BE', '(0)2 123 45 67', '+3221234567'],
  ['BE', '+32 2 123 45 67', '+3221234567'],
  ['BE', '04 221 23 45', '+3242212345'],
  ['BE', '+31 6 12345678', '+31612345678'],
  ['NL', '06 12345678', '+31612345678'],
  ['NL', '074 123 45 67', '+31741234567'],
  ['NL', '0031 (0)74-1234567', '+31741234567'],
  ['NL', '+32 470 12 34 56', '+32470123456'],
  ['NL', '+49 151 23456789', '+4915123456789'],
  ['NL', '+39 06 1234 5678', '+390612345678'],
] as const)('a number is converted to E.164: %s %s is %s', (country, typed, e164) => {
  expect(phoneNumberProblem(typed)).toBeUndefined()
  expect(e164Number(country, typed)).toBe(e164)
})

test.each([
  ['BE', '470123456'],
  ['BE', '0612345678'],
  ['NL', '061234567'],
  ['BE', '+32 1234567890'],
  ['NL', '+31 12 345 678'],
  ['NL', '+31 12 3456 7890'],
  ['BE', '0047012345'],
  ['BE', '+0123456789'],
] as const)('a number that matches the pattern but no country has no E.164 form: %s %s', (country, typed) => {
  expect(phoneNumberProblem(typed)).toBeUndefined()
  expect(e164Number(country, typed)).toBeUndefined()
})

test.each([
  '12345678',
  '12345678901',
  '+32',
  '+',
  'phone',
  '0470 12 34 5x',
  '++32470123456',
  '+32+470123456',
  '٠٤٧٠١٢٣٤٥٦',
])('%s is malformed', (typed) => {
  expect(phoneNumberProblem(typed)).toBe('malformed')
  expect(e164Number('BE', typed)).toBeUndefined()
})

test('direction marks, which chat programs copy along, are removed', () => {
  expect(e164Number('BE', '\u202a+32 470 12 34 56\u202c')).toBe('+32470123456')
})

test('an empty or blank field is required', () => {
  expect(phoneNumberProblem('')).toBe('required')
  expect(phoneNumberProblem('  ')).toBe('required')
})

test('every number that matches the required pattern passes (R7.3), with or without separators', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^((\+|00)\d{1,3})?\d{9,10}$/),
      fc.constantFrom('', ' ', '.', '-', '/'),
      (number, gap) => {
        expect(phoneNumberProblem([...number].join(gap))).toBeUndefined()
      },
    ),
  )
})

test('an E.164 number is read the same in both countries', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^0\d{8,9}$/), fc.constantFrom('BE', 'NL'), (typed, country) => {
      const number = e164Number(country, typed)
      if (!number) return
      for (const site of ['BE', 'NL'] as const) expect(e164Number(site, number)).toBe(number)
    }),
  )
})

test.each([
  ['BE', '+32470123456', '0470 12 34 56'],
  ['BE', '+3221234567', '02 123 45 67'],
  ['BE', '+3242212345', '04 221 23 45'],
  ['BE', '+3214123456', '014 12 34 56'],
  ['NL', '+31612345678', '06 12345678'],
  ['NL', '+31741234567', '074 123 45 67'],
  ['NL', '+31541123456', '0541 12 34 56'],
  ['NL', '+32470123456', '+32470123456'],
  ['BE', '+4915123456789', '+4915123456789'],
] as const)('in %s, %s is displayed as %s', (country, e164, written) => {
  expect(displayPhoneNumber(country, e164)).toBe(written)
})

test('a displayed number can be parsed again', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^0[1-9]\d{7,8}$/), fc.constantFrom('BE', 'NL'), (typed, country) => {
      const number = e164Number(country, typed)
      if (number) expect(e164Number(country, displayPhoneNumber(country, number))).toBe(number)
    }),
  )
})

test('a phone link uses the E.164 form', () => {
  expect(telHref('+32470123456')).toBe('tel:+32470123456')
})
