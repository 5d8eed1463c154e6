import { expect, test } from 'vitest'
import { holidayOf } from './holiday-names.ts'
import { publicHolidays } from './public-holidays.ts'

test.each(['BE', 'NL'] as const)('each public holiday of %s has a name, for two centuries', (country) => {
  for (let year = 2000; year < 2200; year++) {
    const unnamed = publicHolidays(country, year).filter((date) => holidayOf(country, date) === undefined)
    expect(unnamed).toEqual([])
  }
})

test.each([
  ['BE', '2026-04-06', 'easterMonday'],
  ['NL', '2026-04-05', 'easter'],
  ['BE', '2026-05-14', 'ascension'],
  ['NL', '2026-05-24', 'whitSunday'],
  ['NL', '2025-04-26', 'kingsDay'],
  ['NL', '2026-04-26', undefined],
  ['BE', '2008-05-01', 'ascension'],
  ['BE', '2026-12-25', 'christmas'],
  ['BE', '2026-12-26', undefined],
] as const)('%s, %s: %s', (country, date, holiday) => {
  expect(holidayOf(country, date)).toBe(holiday)
})
