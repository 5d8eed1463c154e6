import { describe, expect, test } from 'vitest'
import { cents } from '../money/cents.ts'
import { changeTerms, freeUntil, lateFeeCents } from './change-terms.ts'

describe('changing and cancelling', () => {
  // Both clock changes of each year: the one period ends at midnight of the office, the other at the visit's own time
  // of day (R1.9).
  test.each([
    ['summer time begins within both periods', '2027-03-20T10:00Z', '2027-04-20T06:00Z', '2027-04-13T06:00Z'],
    ['the fourteenth day is the first of summer time', '2027-03-14T10:00Z', '2027-03-30T06:00Z', '2027-03-28T22:00Z'],
    ['summer time begins within the seven days', '2027-03-01T10:00Z', '2027-03-30T06:00Z', '2027-03-23T07:00Z'],
    ['winter time begins within the fourteen days', '2026-10-20T10:00Z', '2026-11-05T07:00Z', '2026-11-03T23:00Z'],
    ['winter time begins within the seven days', '2026-09-01T10:00Z', '2026-10-28T07:00Z', '2026-10-21T06:00Z'],
    ['the visit is long after ordering', '2026-11-02T15:00Z', '2026-12-24T09:00Z', '2026-12-17T09:00Z'],
    ['the fourteen days end later than the seven', '2026-11-02T15:00Z', '2026-11-17T09:00Z', '2026-11-16T23:00Z'],
    ['the visit is sooner than either period ends', '2026-11-23T10:00Z', '2026-11-27T07:00Z', '2026-11-27T07:00Z'],
  ])('%s', (_, orderedAt, startsAt, until) => {
    expect(freeUntil(new Date(orderedAt), new Date(startsAt))).toEqual(new Date(until))
  })

  test('cost the share of the price once the free periods are over, and nothing before', () => {
    const order = { orderedAt: new Date('2026-11-02T10:00Z'), startsAt: new Date('2026-12-01T07:00Z') }
    const terms = (now: string) =>
      changeTerms({ ...order, priceCents: cents(17_150), lateChangePercent: 25 }, new Date(now))
    expect(terms('2026-11-24T06:59Z')).toMatchObject({ free: true, feeCents: 0, lateFeeCents: 4288 })
    expect(terms('2026-11-24T07:00Z')).toMatchObject({ free: false, feeCents: 4288, lateFeeCents: 4288 })
    expect(lateFeeCents(cents(17_150), 0)).toBe(0)
    const soon = { ...order, startsAt: new Date('2026-11-10T07:00Z'), priceCents: cents(1), lateChangePercent: 25 }
    expect(changeTerms(soon, new Date('2026-11-09T07:00Z')).alwaysFree).toBe(true)
    expect(terms('2026-11-24T06:59Z').alwaysFree).toBe(false)
  })
})
