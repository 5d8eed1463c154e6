import { expect, test } from 'vitest'
import { addCents, atLeastNothing, cents, negateCents, noCents, shareOfCents, subtractCents } from './cents.ts'

test.each([12.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('%s is not an amount of money', (amount) => {
  expect(() => cents(amount)).toThrow(RangeError)
})

test('amounts are added, taken away, shared half a cent up, and never below nothing where that is asked', () => {
  expect(addCents()).toBe(0)
  expect(addCents(cents(150), cents(-50), cents(1))).toBe(101)
  expect(subtractCents(cents(100), cents(150))).toBe(-50)
  expect(shareOfCents(cents(17_150), 25, 100)).toBe(4288)
  expect([cents(7), cents(-7), noCents].map(atLeastNothing)).toEqual([7, 0, 0])
})

test('nothing, given back, is nothing and not minus nothing', () => {
  expect(negateCents(noCents)).toBe(0)
  expect(negateCents(cents(5))).toBe(-5)
})
