import { expect, test } from 'vitest'
import { cents } from '../money/cents.ts'
import { lateCosts, mayRemind, reminderTerm } from './late-reminder.ts'

test.each([
  // Wednesday: the mail goes on Thursday at the latest, and Friday is the first day.
  ['BE', '2026-11-25', 'mail', '2026-11-27', '2026-12-10'],
  ['NL', '2026-11-25', 'mail', '2026-11-27', '2026-12-10'],
  // Over the end of summer time to a Sunday, and a leap day.
  ['NL', '2026-10-24', 'mail', '2026-10-26', '2026-11-09'],
  ['BE', '2028-02-20', 'mail', '2028-02-22', '2028-03-06'],
  // The last day is Easter Saturday, which two days without banks follow.
  ['NL', '2027-03-12', 'mail', '2027-03-14', '2027-03-30'],
  // Posted on Thursday 26, received on Tuesday 1, the third open day after that.
  ['BE', '2026-11-25', 'post', '2026-12-02', '2026-12-15'],
  // Christmas is on a Friday; the Monday after it is open.
  ['BE', '2026-12-23', 'post', '2026-12-31', '2027-01-13'],
  // Boxing Day is a Saturday; New Year's Day is a Friday.
  ['NL', '2026-12-30', 'post', '2027-01-07', '2027-01-20'],
] as const)('%s on %s by %s: at least fourteen days from %s to %s', (country, today, way, firstDay, payBy) => {
  expect(reminderTerm(country, today, way)).toEqual({ firstDay, payBy })
})

test.each([
  ['BE', 1, 2000, 'exact'],
  ['BE', 15_000, 2000, 'exact'],
  ['BE', 15_001, 3000, 'exact'],
  ['BE', 35_000, 5000, 'exact'],
  ['BE', 50_000, 6500, 'exact'],
  ['BE', 70_000, 7500, 'exact'],
  ['BE', 5_000_000, 200_000, 'most'],
  ['NL', 26_667, 4000, 'exact'],
  ['NL', 60_000_000, 677_500, 'exact'],
  ['NL', 10_000, 4000, 'least'],
  ['NL', 30_000, 4500, 'exact'],
  ['NL', 250_000, 37_500, 'exact'],
  ['NL', 300_000, 42_500, 'exact'],
  ['NL', 600_000, 67_500, 'exact'],
  ['NL', 1_100_000, 88_500, 'exact'],
] as const)('%s, %d cents: at most %d may be asked (%s)', (country, due, most, limit) => {
  expect(lateCosts(country, cents(due), true)).toMatchObject({ cents: most, limit })
})

test('the costs name the end of their step of the scale, and the last step has none', () => {
  const ends = [250_000, 250_001, 500_000, 1_000_001].map((due) => lateCosts('NL', cents(due), true)?.upTo)
  expect(ends).toEqual([250_000, 500_000, 500_000, undefined])
})

test('an owner who charges nothing announces nothing', () => {
  expect(lateCosts('BE', cents(10_000), false)).toBeUndefined()
})

test('no reminder is offered for a payment that is not late, or before the visit', () => {
  expect(mayRemind({ state: 'done', business: null }, 'late')).toBe(true)
  expect(mayRemind({ state: 'done', business: {} }, 'late')).toBe(false)
  expect(mayRemind({ state: 'cancelled', business: null }, 'late')).toBe(true)
  expect(mayRemind({ state: 'ordered', business: null }, 'late')).toBe(false)
  expect(mayRemind({ state: 'done', business: null }, 'due')).toBe(false)
  expect(mayRemind({ state: 'withdrawn', business: null }, 'undecided')).toBe(false)
})
