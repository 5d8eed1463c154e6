import { describe, expect, test } from 'vitest'
import type { Country } from '../language.ts'
import { addDays } from './office-time.ts'
import { holidayOf, isPublicHoliday } from './public-holidays.ts'

/** The public holidays of a year. */
function publicHolidays(country: Country, year: number): string[] {
  const days = Array.from({ length: 366 }, (_, day) => addDays(`${year}-01-01`, day))
  return days.filter((date) => date.startsWith(`${year}`) && isPublicHoliday(country, date))
}

test.each([
  ['BE', 'ten legal holidays', '01-01 04-06 05-01 05-14 05-25 07-21 08-15 11-01 11-11 12-25'],
  ['NL', 'nine public holidays without Liberation Day', '01-01 04-05 04-06 04-27 05-14 05-24 05-25 12-25 12-26'],
] as const)('%s has %s', (country, _, days) => {
  expect(publicHolidays(country, 2026)).toEqual(days.split(' ').map((day) => `2026-${day}`))
})

// Known dates, including the earliest and latest possible ones and the exceptions of the algorithm.
test.each([
  '1954-04-18',
  '1981-04-19',
  '2006-04-16',
  '2008-03-23',
  '2011-04-24',
  '2019-04-21',
  '2024-03-31',
  '2025-04-20',
  '2027-03-28',
  '2038-04-25',
  '2049-04-18',
  '2076-04-19',
  '2285-03-22',
])('Easter Sunday is %s', (date) => {
  expect(isPublicHoliday('NL', date)).toBe(true)
  expect(new Date(date).getUTCDay()).toBe(0)
})

describe('differences between the countries', () => {
  test("King's Day is on 26 April if the 27th is a Sunday", () => {
    expect(isPublicHoliday('NL', '2025-04-26')).toBe(true)
    expect(isPublicHoliday('NL', '2025-04-27')).toBe(false)
    expect(isPublicHoliday('NL', '2026-04-26')).toBe(false)
    expect(isPublicHoliday('BE', '2026-04-27')).toBe(false)
  })

  test('Liberation Day is a holiday only every fifth year', () => {
    const years = [2024, 2025, 2026, 2029, 2030].filter((year) => isPublicHoliday('NL', `${year}-05-05`))
    expect(years).toEqual([2025, 2030])
    expect(isPublicHoliday('BE', '2025-05-05')).toBe(false)
  })

  test('Boxing Day is Dutch, Labour Day Belgian', () => {
    expect(isPublicHoliday('BE', '2026-12-26')).toBe(false)
    expect(isPublicHoliday('NL', '2026-05-01')).toBe(false)
  })
})

test('a day with two holidays is listed once', () => {
  expect(publicHolidays('BE', 2008)).toHaveLength(9)
  expect(isPublicHoliday('BE', '2008-05-01')).toBe(true)
})

test('movable holidays fall on the right weekday for two centuries', () => {
  for (let year = 2000; year < 2200; year++) {
    const days = publicHolidays('NL', year)
    const [easter, monday] = days.filter((date) => date > `${year}-03-21`)
    if (!easter || !monday) throw new Error(`no Easter in ${year}`)
    expect(easter <= `${year}-04-25`).toBe(true)
    expect([easter, monday].map((date) => new Date(date).getUTCDay())).toEqual([0, 1])
    const belgian = publicHolidays('BE', year).filter((date) => date > easter && date < `${year}-06-15`)
    const weekdays = belgian.filter((date) => !date.endsWith('-05-01')).map((date) => new Date(date).getUTCDay())
    expect(weekdays).toEqual(belgian.includes(`${year}-05-01`) && weekdays.length === 2 ? [1, 1] : [1, 4, 1])
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
