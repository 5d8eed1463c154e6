import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, officeClock, officeInstant } from './office-time.ts'

const anyDate = fc.integer({ min: 0, max: 36_500 }).map((days) => addDays('2006-01-01', days))

test.each([
  ['2026-11-20T10:00:00.000Z', '2026-11-20', 11 * 60],
  ['2026-07-01T10:00:59.999Z', '2026-07-01', 12 * 60],
  ['2026-12-31T22:59:59.999Z', '2026-12-31', 23 * 60 + 59],
  ['2026-12-31T23:00:00.000Z', '2027-01-01', 0],
  ['2026-06-30T22:00:00.000Z', '2026-07-01', 0],
])('%s is %s, minute %i in the office', (instant, date, minutes) => {
  expect(officeClock(new Date(instant))).toEqual({ date, minutes })
})

test('summer time starts and ends as in the rest of the EU', () => {
  expect(officeClock(new Date('2026-03-29T00:59:00Z')).minutes).toBe(119)
  expect(officeClock(new Date('2026-03-29T01:00:00Z')).minutes).toBe(180)
  expect(officeInstant('2026-03-28', 480).toISOString()).toBe('2026-03-28T07:00:00.000Z')
  expect(officeInstant('2026-03-29', 480).toISOString()).toBe('2026-03-29T06:00:00.000Z')
  expect(officeInstant('2026-10-25', 480).toISOString()).toBe('2026-10-25T07:00:00.000Z')
})

test('a day starts at midnight, also next to a daylight-saving change', () => {
  expect(officeInstant('2027-03-28', 0).toISOString()).toBe('2027-03-27T23:00:00.000Z')
  expect(officeInstant('2027-03-29', 0).toISOString()).toBe('2027-03-28T22:00:00.000Z')
  expect(officeInstant('2026-10-25', 0).toISOString()).toBe('2026-10-24T22:00:00.000Z')
  expect(officeInstant('2026-10-26', 0).toISOString()).toBe('2026-10-25T23:00:00.000Z')
})

test('converting office time to an instant and back gives the same time, on any day of a century', () => {
  const shown = fc.integer({ min: 0, max: 1439 }).filter((minutes) => minutes < 120 || minutes >= 180)
  fc.assert(
    fc.property(anyDate, shown, (date, minutes) => {
      expect(officeClock(officeInstant(date, minutes))).toEqual({ date, minutes })
    }),
  )
})

test('days are counted across months, leap days and daylight-saving changes', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2026-03-28', 2)).toBe('2026-03-30')
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
})
