import { visitPercent } from '../estimate/dates.ts'
import type { Tariff } from '../estimate/tariff.ts'
import { type Weekday, weekdayOf } from '../opening/weekdays.ts'
import type { DayPart } from './visit.ts'

/** How many people of a team work in a part of a weekday. */
export interface RosterPattern {
  team: string
  weekday: Weekday
  part: DayPart
  lanes: number
}

/** So many people fewer than the pattern says, from `fromDate` to `untilDate`, both included; `part` is null for both parts. */
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
 * How many people of a team work in a part of a date: those of the pattern (without one, as many as the largest visit needs) less the
 * absent ones. None on a date without a price: a weekday that is not in the tariff, a public holiday, a closed day.
 */
export function peopleAt(
  tariff: Pick<Tariff, 'calendar' | 'country' | 'people'>,
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
  return Math.max(0, (own?.lanes ?? tariff.people.most) - absent)
}
