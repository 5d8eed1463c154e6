import { visitPercent } from '../estimate/dates.ts'
import type { Tariff } from '../estimate/tariff.ts'
import { type HolidayId, holidayOf } from '../opening/public-holidays.ts'

/**
 * Why no team works on a date: a public holiday, a day that the tariff closes, or a weekday that it has no price for.
 */
export type DayOff = HolidayId | 'closedDay' | 'weekday'

/** Why no team works on a date ('YYYY-MM-DD'); undefined if teams work. */
export function dayOff(tariff: Pick<Tariff, 'calendar' | 'country'>, date: string): DayOff | undefined {
  if (visitPercent(tariff, date) !== undefined) return undefined
  return holidayOf(tariff.country, date) ?? (tariff.calendar.closedDays.includes(date) ? 'closedDay' : 'weekday')
}
