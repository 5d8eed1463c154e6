import { expect, test } from 'vitest'
import { readAmount, writeAmount } from './typed-amount.ts'

test.each([
  ['125', 12_500],
  ['125.50', 12_550],
  ['125,5', 12_550],
  ['€ 125,05', 12_505],
  ['12,50€', 1250],
  ['12,50 €', 1250],
  ['€125', 12_500],
  ['  0,01 ', 1],
  ['999999,99', 99_999_999],
  ['0', 0],
  ['€ 1.250,50', 125_050],
  ['€1,250.50', 125_050],
])('%j is %i cents', (text, cents) => {
  expect(readAmount(text)).toBe(cents)
})

test.each([
  '',
  '€',
  '-5',
  '1.250.00',
  '1.250',
  '1.250,5',
  '12,505',
  '12.',
  ',50',
  '1000000',
  '12 5',
  '1e3',
  '12,5x',
  'x12',
  '12€50',
])('%j is not an amount', (text) => {
  expect(readAmount(text)).toBeUndefined()
})

test.each([
  ['en', '1250.50'],
  ['nl', '1250,50'],
] as const)('in %s an amount is typed as %s', (language, text) => {
  expect(writeAmount(125_050, language)).toBe(text)
  expect(readAmount(text)).toBe(125_050)
})
