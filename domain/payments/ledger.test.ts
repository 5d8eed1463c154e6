import { expect, test } from 'vitest'
import { cents } from '../money/cents.ts'
import { balanceOf, chargesOf, isOwedKnown } from './ledger.ts'
import { paymentDue } from './payment-due.ts'

const home = { country: 'BE' as const, business: null }
const ordered = { ...home, state: 'ordered' as const, priceCents: cents(20_000), feeCents: cents(0), owedCents: null }

test.each<[string, Parameters<typeof chargesOf>[0], Parameters<typeof chargesOf>[1], object]>([
  ['a new order its price', undefined, ordered, { order: 20_000 }],
  [
    'a dearer date the difference and the fee',
    ordered,
    { ...ordered, priceCents: cents(21_500), feeCents: cents(5000) },
    { order: 1500, fee: 5000 },
  ],
  ['the work itself nothing', ordered, { ...ordered, state: 'inspected' }, {}],
  [
    'a late cancellation the fee instead of the price',
    ordered,
    { ...ordered, state: 'cancelled', owedCents: cents(5000) },
    { order: -20_000, fee: 5000 },
  ],
  [
    'a withdrawal nothing, until the office has worked it out',
    ordered,
    { ...ordered, state: 'withdrawn' },
    { order: -20_000 },
  ],
  [
    'a settled withdrawal the work that was done',
    { ...ordered, state: 'withdrawn' },
    { ...ordered, state: 'withdrawn', owedCents: cents(4500) },
    { withdrawal: 4500 },
  ],
  [
    'work that did not happen only fees of before',
    { ...ordered, feeCents: cents(700) },
    { ...ordered, state: 'notDone', feeCents: cents(700) },
    { order: -20_000 },
  ],
])('an event charges: %s', (_, before, after, charges) => {
  expect(Object.fromEntries(chargesOf(before, after).map((charge) => [charge.kind, charge.cents]))).toEqual(charges)
})

test('the debt is unknown from a withdrawal to its settlement, and from a failed visit to the call (R18.11)', () => {
  const states = ['ordered', 'cancelled', 'notDone', 'withdrawn'] as const
  const known = { owedCents: null, callBy: null }
  expect(states.map((state) => isOwedKnown({ ...known, state }))).toEqual([true, true, true, false])
  expect(isOwedKnown({ ...known, state: 'withdrawn', owedCents: cents(0) })).toBe(true)
  expect(isOwedKnown({ ...known, state: 'notDone', callBy: '2026-11-24T17:00:00.000Z' })).toBe(false)
})

test('a balance is what was charged less what came in', () => {
  expect(balanceOf([{ cents: cents(20_000) }, { cents: cents(-5000) }], [{ cents: cents(16_000) }])).toEqual({
    charged: 15_000,
    paid: 16_000,
    due: -1000,
  })
})

test.each([
  ['present', 'ordered', 'afterVisit'],
  ['leaves', 'done', 'leaving'],
  ['absent', 'ordered', 'inAdvance'],
  ['absent', 'cancelled', 'fee'],
  ['present', 'withdrawn', 'fee'],
  ['leaves', 'notDone', 'fee'],
] as const)('%s, %s: paid for the reason %s', (presence, state, reason) => {
  expect(paymentDue({ state, presence, date: '2026-12-01' }, 5000, '2026-11-24').reason).toBe(reason)
})

test.each([
  ['present', 'ordered', '2026-12-01', null],
  ['present', 'inspected', '2026-12-01', '2026-12-15'],
  ['present', 'done', '2026-12-03', '2026-12-15'],
  ['leaves', 'ordered', '2026-11-24', '2026-12-01'],
  ['absent', 'ordered', '2026-11-24', '2026-11-29'],
  ['absent', 'ordered', '2026-11-30', '2026-11-30'],
  ['absent', 'ordered', '2026-11-29', '2026-11-29'],
  ['absent', 'cancelled', '2026-11-24', '2026-12-08'],
  ['leaves', 'withdrawn', '2026-11-24', '2026-12-08'],
  ['leaves', 'notDone', '2026-11-24', '2026-12-08'],
] as const)('%s, %s on %s: due on %s', (presence, state, today, dueOn) => {
  expect(paymentDue({ state, presence, date: '2026-12-01' }, 5000, today).dueOn).toBe(dueOn)
})

test('nothing is due for an order that has ended free of charge', () => {
  expect(paymentDue({ state: 'cancelled', presence: 'absent', date: '2026-12-01' }, 0, '2026-11-24').dueOn).toBeNull()
})

test.each([
  ['a prepayment while the team works', { state: 'begun', presence: 'absent', date: '2026-12-01' }, 'inAdvance'],
  ['a fee while the office writes', { state: 'cancelled', presence: 'absent', date: '2026-12-01' }, 'fee'],
] as const)('a late payment stays late: %s', (_, order, reason) => {
  const former = { reason, dueOn: '2026-11-20', date: '2026-12-01' }
  expect(paymentDue(order, 5000, '2026-12-01', former).dueOn).toBe('2026-11-20')
})

test('a changed visit, reason or balance gets a new due date', () => {
  const late = { reason: 'inAdvance', dueOn: '2026-11-20', date: '2026-11-22' } as const
  const order = { state: 'ordered', presence: 'absent', date: '2026-12-10' } as const
  expect(paymentDue(order, 5000, '2026-11-24', late).dueOn).toBe('2026-12-08')
  expect(paymentDue({ ...order, presence: 'leaves' }, 5000, '2026-11-24', late).dueOn).toBe('2026-12-10')
  const checked = { ...late, reason: 'afterVisit', date: order.date } as const
  expect(paymentDue({ ...order, presence: 'present' }, 5000, '2026-11-24', checked).dueOn).toBeNull()
  expect(paymentDue({ ...order, state: 'withdrawn' }, 0, '2026-11-24', { ...late, reason: 'fee' }).dueOn).toBeNull()
})
