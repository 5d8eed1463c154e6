import { addDays } from '../opening/office-time.ts'
import { weekdayOf, weekdays } from '../opening/weekdays.ts'

/** The Monday of a date's week. Dates are 'YYYY-MM-DD'. */
export const mondayOf = (date: string): string => addDays(date, -weekdays.indexOf(weekdayOf(date)))

/** The seven dates of a date's week, from Monday on. */
export const weekOf = (date: string): string[] => weekdays.map((_, day) => addDays(mondayOf(date), day))

/** The number of a date's week by ISO 8601: week 1 is the one that has the first Thursday of the year. */
export function weekNumber(date: string): number {
  const thursday = addDays(mondayOf(date), 3)
  const dayOfYear = (Date.parse(thursday) - Date.parse(`${thursday.slice(0, 4)}-01-01`)) / 86_400_000
  return 1 + Math.floor(dayOfYear / 7)
}
