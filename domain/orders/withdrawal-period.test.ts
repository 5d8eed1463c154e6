import { describe, expect, test } from 'vitest'
import type { OrderState } from './order-states.ts'
import {
  endsContract,
  lastRefundDay,
  neededConsents,
  needsEarlyStart,
  withdrawalDue,
  withdrawalOutcome,
  withdrawalUntil,
} from './withdrawal-period.ts'

describe('the right to withdraw', () => {
  test.each([
    ['a Monday: the fourteenth day is a Monday', 'BE', '2026-11-23T10:00Z', '2026-12-07T23:00Z'],
    ['just before midnight of the office', 'BE', '2026-11-23T22:59Z', '2026-12-07T23:00Z'],
    ['just after midnight of the office', 'BE', '2026-11-23T23:00Z', '2026-12-08T23:00Z'],
    ['a Saturday: until the end of Monday', 'BE', '2026-11-28T10:00Z', '2026-12-14T23:00Z'],
    ['the fourteenth day is Christmas, a Friday', 'BE', '2026-12-11T10:00Z', '2026-12-28T23:00Z'],
    ['summer time begins within it', 'BE', '2027-03-15T10:00Z', '2027-03-30T22:00Z'],
    ['King’s Day counts in the Netherlands', 'NL', '2027-04-13T10:00Z', '2027-04-28T22:00Z'],
    ['but not in Belgium', 'BE', '2027-04-13T10:00Z', '2027-04-27T22:00Z'],
  ] as const)('ordered on %s', (_, country, orderedAt, until) => {
    expect(withdrawalUntil(country, new Date(orderedAt))).toEqual(new Date(until))
  })

  test('a visit needs a request to begin early as long as the right lasts', () => {
    const orderedAt = new Date('2026-11-23T10:00Z')
    expect(needsEarlyStart('BE', orderedAt, new Date('2026-12-07T12:00Z'))).toBe(true)
    expect(needsEarlyStart('BE', orderedAt, new Date('2026-12-07T23:00Z'))).toBe(false)
    expect(needsEarlyStart('BE', orderedAt, new Date('2026-12-08T07:00Z'))).toBe(false)
    expect(neededConsents('BE', orderedAt, new Date('2026-12-07T12:00Z'))).toEqual([
      'terms',
      'beginEarly',
      'losesRight',
    ])
    expect(neededConsents('BE', orderedAt, new Date('2026-12-08T07:00Z'))).toEqual(['terms'])
  })

  const inTime = new Date('2026-12-01T10:00Z')
  test.each<[OrderState, boolean, boolean, string]>([
    ['ordered', false, false, 'inTime'],
    ['ordered', true, true, 'inTime'],
    ['begun', true, true, 'begun'],
    ['begun', false, false, 'inTime'],
    ['inspected', true, true, 'begun'],
    ['done', true, true, 'performed'],
    ['done', true, false, 'begun'],
    ['done', false, false, 'inTime'],
    ['cancelled', false, false, 'ended'],
    ['withdrawn', true, true, 'ended'],
    ['notDone', true, true, 'ended'],
  ])('%s, early start %s, right given up %s: %s', (state, beginEarly, losesRight, outcome) => {
    const order = { business: null, country: 'BE' as const, orderedAt: new Date('2026-11-23T10:00Z'), state }
    const agreed = [...(beginEarly ? ['beginEarly' as const] : []), ...(losesRight ? ['losesRight' as const] : [])]
    expect(withdrawalOutcome(order, agreed, inTime)).toBe(outcome)
    expect(endsContract(withdrawalOutcome(order, agreed, inTime))).toBe(['inTime', 'begun'].includes(outcome))
    const late = withdrawalOutcome(order, agreed, new Date('2026-12-07T23:00Z'))
    expect(late).toBe(outcome === 'ended' ? 'ended' : 'tooLate')
    expect(endsContract(late)).toBe(false)
  })

  test.each([
    ['a Monday', '2026-11-23T10:00Z', '2026-12-07'],
    ['a Saturday: the Friday before the fourteenth day', '2026-11-28T10:00Z', '2026-12-11'],
    ['the fourteenth day is Christmas', '2026-12-11T10:00Z', '2026-12-24'],
  ])('money has to be back within fourteen days of a statement on %s', (_, receivedAt, day) => {
    expect(lastRefundDay('BE', new Date(receivedAt))).toBe(day)
    expect(withdrawalDue('inTime', new Date(receivedAt), 'en')).toEqual(new Date(`${day}T23:00Z`))
  })

  test('a statement that fits no order is answered within the promised time, any other has fourteen days', () => {
    const receivedAt = new Date('2026-11-28T03:59:00Z')
    expect(withdrawalDue('unknown', receivedAt, 'nl')).toEqual(new Date('2026-11-29T03:59:00Z'))
    expect(withdrawalDue('begun', receivedAt, 'nl')).toEqual(new Date('2026-12-11T23:00Z'))
  })

  test('an unknown order', () => {
    expect(withdrawalOutcome(undefined, [], inTime)).toBe('unknown')
    expect(endsContract('unknown')).toBe(false)
  })
})
