import { expect, test } from 'vitest'
import { followUpBy } from './follow-up-by.ts'
import { lateArrival, mayNotifyLate } from './late-notice.ts'
import { dayHasBegun, parseWorkStep, undoUntil } from './work-steps.ts'

test('only names of steps are read', () => {
  expect(['begin', 'cancel', '', null, undefined].map(parseWorkStep)).toEqual(['begin', ...Array(4).fill(undefined)])
})

test('work is recorded from the day of the visit on, in the office’s time (R17.25)', () => {
  const midnight = new Date('2026-11-30T23:00Z')
  expect(dayHasBegun('2026-12-01', midnight)).toBe(true)
  expect(dayHasBegun('2026-12-01', new Date(midnight.getTime() - 1))).toBe(false)
  expect(dayHasBegun('2026-12-01', new Date('2026-12-05T10:00Z'))).toBe(true)
})

test('a step can be undone for ten minutes', () => {
  expect(undoUntil(new Date('2026-12-01T10:00Z'))).toEqual(new Date('2026-12-01T10:10Z'))
})

test('a customer whose work did not happen is called by the end of the next open day', () => {
  expect(followUpBy('BE', new Date('2026-12-04T10:00Z')).toISOString()).toMatch(/^2026-12-07T/)
})

test('a team is late only on the day of the visit, before its work begins (R18.33)', () => {
  const now = new Date('2026-12-01T10:00Z')
  expect(mayNotifyLate({ state: 'ordered', date: '2026-12-01' }, now)).toBe(true)
  expect(mayNotifyLate({ state: 'begun', date: '2026-12-01' }, now)).toBe(false)
  expect(mayNotifyLate({ state: 'ordered', date: '2026-12-02' }, now)).toBe(false)
})

test('a late team names the hour: after the end of its window or, once that is over, after now (R18.33)', () => {
  const windowEnd = new Date('2026-12-01T08:00Z')
  expect(lateArrival(windowEnd, 20, new Date('2026-12-01T06:00Z')).toISOString()).toBe('2026-12-01T08:20:00.000Z')
  expect(lateArrival(windowEnd, 45, new Date('2026-12-01T08:31Z')).toISOString()).toBe('2026-12-01T09:20:00.000Z')
})
