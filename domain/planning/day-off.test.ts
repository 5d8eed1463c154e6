import { expect, test } from 'vitest'
import { dayOff } from './day-off.ts'

const calendar = {
  lastOrderTime: '15:00',
  datesShown: 5,
  weekdayPercent: { monday: 100, wednesday: 100, friday: 100 },
  closedDays: ['2026-12-28'],
  workedHolidays: ['2026-11-11'],
}

test.each([
  ['2026-12-23', undefined],
  ['2026-12-25', 'christmas'],
  ['2026-12-26', 'weekday'],
  ['2026-12-28', 'closedDay'],
  ['2026-11-11', undefined],
] as const)('%s: %s', (date, reason) => {
  expect(dayOff({ country: 'BE', calendar }, date)).toBe(reason)
})
