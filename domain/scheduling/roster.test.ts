import { describe, expect, test } from 'vitest'
import { type Absence, peopleAt, type RosterPattern, workedWeekdays } from './roster.ts'

const tariff = {
  country: 'BE' as const,
  calendar: {
    lastOrderTime: '15:00',
    datesShown: 5,
    weekdayPercent: { monday: 100, tuesday: 95, friday: 105 },
    closedDays: ['2026-12-28'],
    workedHolidays: ['2027-01-01'],
  },
}
const [monday, tuesday, wednesday, christmas, newYear] = [
  '2026-11-30',
  '2026-12-01',
  '2026-12-02',
  '2026-12-25',
  '2027-01-01',
]
/** Six people of a team, whenever there is work. */
const six = (['monday', 'tuesday', 'wednesday', 'friday'] as const).flatMap((weekday) =>
  (['morning', 'afternoon'] as const).map((part) => ({ team: 'ghent', weekday, part, lanes: 6 })),
)
const mornings: RosterPattern = { team: 'ghent', weekday: 'monday', part: 'morning', lanes: 4 }
const ill: Absence = { team: 'ghent', fromDate: monday, untilDate: tuesday, part: null, lanes: 1 }

const people = (
  date: string,
  part: 'morning' | 'afternoon',
  given: { patterns?: RosterPattern[]; absences?: Absence[] } = {},
) => peopleAt(tariff, { patterns: six, absences: [], ...given }, { team: 'ghent', date, part })

describe('a team', () => {
  test('has no people until its roster is entered (R16.12)', () => {
    expect([people(monday, 'morning', { patterns: [] }), people(monday, 'morning', { patterns: [mornings] })]).toEqual([
      0, 4,
    ])
  })
  test('works on every weekday with a price', () => {
    expect([people(monday, 'morning'), people(tuesday, 'afternoon'), people(wednesday, 'morning')]).toEqual([6, 6, 0])
    expect(workedWeekdays(tariff)).toEqual(['monday', 'tuesday', 'friday'])
  })
  test('has no people on public holidays and closed days, except on worked holidays', () => {
    expect([people(christmas, 'morning'), people('2026-12-28', 'morning'), people(newYear, 'morning')]).toEqual([
      0, 0, 6,
    ])
  })
})

test('a pattern counts for its own team, weekday and part only', () => {
  const patterns = [mornings, { ...mornings, team: 'antwerp', part: 'afternoon' as const, lanes: 1 }]
  expect(people(monday, 'morning', { patterns })).toBe(4)
  expect(people(monday, 'afternoon', { patterns })).toBe(0)
  expect(people(tuesday, 'morning', { patterns })).toBe(0)
  expect(people(monday, 'morning', { patterns: [{ ...mornings, lanes: 0 }] })).toBe(0)
})

test('absences on the same day add up, and the number of people never drops below zero', () => {
  const absences = [ill, { ...ill, fromDate: tuesday, part: 'morning' as const, lanes: 3 }]
  expect(people(monday, 'morning', { absences })).toBe(5)
  expect(people(tuesday, 'morning', { absences })).toBe(2)
  expect(people(tuesday, 'afternoon', { absences })).toBe(5)
  expect(people('2026-12-04', 'morning', { absences })).toBe(6)
  expect(people(monday, 'morning', { absences: [{ ...ill, lanes: 9 }] })).toBe(0)
  expect(people(monday, 'morning', { absences: [{ ...ill, team: 'antwerp' }] })).toBe(6)
})
