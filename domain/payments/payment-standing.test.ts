import { expect, test } from 'vitest'
import { cents } from '../money/cents.ts'
import { balanceOf } from './ledger.ts'
import { paymentStanding } from './payment-standing.ts'

const today = '2026-12-01'

test.each([
  ['nothing', 0, 0, null],
  ['paid', 5000, 5000, '2026-11-01'],
  ['overpaid', 5000, 5001, '2026-11-01'],
  ['overpaid', 0, 1, null],
  ['later', 5000, 0, null],
  ['due', 5000, 4999, '2026-12-01'],
  ['due', 5000, 0, '2026-12-02'],
  ['late', 5000, 0, '2026-11-30'],
] as const)('an order is %s with %i charged, %i paid, due on %s', (standing, charged, paid, dueOn) => {
  expect(paymentStanding(balanceOf([{ cents: cents(charged) }], [{ cents: cents(paid) }]), true, dueOn, today)).toBe(
    standing,
  )
})

test('nothing is asked for and nothing goes back while the office works out what is owed (R18.11)', () => {
  for (const paid of [0, 5000, 9000])
    expect(
      paymentStanding(balanceOf([{ cents: cents(5000) }], [{ cents: cents(paid) }]), false, '2026-11-01', today),
    ).toBe('undecided')
})

test('nothing is asked for while a bank decides on a payment of all that is due', () => {
  const standing = (pending: number) =>
    paymentStanding(balanceOf([{ cents: cents(5000) }], []), true, '2026-11-01', today, cents(pending))
  expect([standing(5000), standing(4999)]).toEqual(['pending', 'late'])
})
