import { visitPercent } from '../estimate/dates.ts'
import type { Tariff } from '../estimate/tariff.ts'
import { type Weekday, weekdayOf, weekdays } from '../opening/weekdays.ts'
import type { DayPart } from './visit.ts'

/** How many people of a team work in a part of a weekday. */
export interface RosterPattern {
  team: string
  weekday: Weekday
  part: DayPart
  lanes: number
}

/**
 * So many people fewer than the pattern says, from `fromDate` to `untilDate`, both included; `part` is null for both
 * parts.
 */
export interface Absence {
  team: string
  fromDate: string
  untilDate: string
  part: DayPart | null
  lanes: number
}

export interface Roster {
  patterns: readonly RosterPattern[]
  absences: readonly Absence[]
}

/**
 * How many people of a team work in a part of a date: those of the pattern less the absent ones; a team without a
 * pattern has no people, and so is not on sale (R16.12). None on a date without a price: a weekday that is not in the
 * tariff, a public holiday, a closed day.
 */
export function peopleAt(
  tariff: Pick<Tariff, 'calendar' | 'country'>,
  { patterns, absences }: Roster,
  { team, date, part }: { team: string; date: string; part: DayPart },
): number {
  if (visitPercent(tariff, date) === undefined) return 0
  const weekday = weekdayOf(date)
  const own = patterns.find((row) => row.team === team && row.weekday === weekday && row.part === part)
  const absent = absences
    .filter((row) => row.team === team && row.fromDate <= date && date <= row.untilDate)
    .filter((row) => row.part === null || row.part === part)
    .reduce((sum, { lanes }) => sum + lanes, 0)
  return Math.max(0, (own?.lanes ?? 0) - absent)
}

/** The weekdays on which teams work: those with a price. */
export const workedWeekdays = ({ calendar }: Pick<Tariff, 'calendar'>): Weekday[] =>
  weekdays.filter((day) => calendar.weekdayPercent[day] !== undefined)
