import type { Country } from '../../../domain/language.ts'
import type { Weekday } from '../../../domain/opening/weekdays.ts'
import type { DayPart } from '../../../domain/scheduling/visit.ts'

export interface SchedulingTables {
  rosterPattern: RosterPatternTable
  absence: AbsenceTable
  slot: SlotTable
  claim: ClaimTable
}

/** How many people of a team work in a part of a weekday; without a row, no one does. */
export interface RosterPatternTable {
  country: Country
  team: string
  weekday: Weekday
  part: DayPart
  lanes: number
}

/**
 * Fewer people than the pattern says, from `fromDate` to `untilDate`, both included. `part` is null for both parts of
 * the day.
 */
export interface AbsenceTable {
  id: string
  country: Country
  team: string
  fromDate: string
  untilDate: string
  part: DayPart | null
  lanes: number
  reason: string
  createdAt: string
}

/** The identity of one person's work in one part of a day: a lane is one working person of a team. */
interface SlotKey {
  country: Country
  team: string
  date: string
  part: DayPart
  lane: number
}

/** Capacity. `offRoster`: no one is there any more, but it was claimed before, so its order has to be moved. */
export interface SlotTable extends SlotKey {
  offRoster: number
}

/** The owner of a slot: a draft until `heldUntil`, or an order (`heldUntil` is null). */
export interface ClaimTable extends SlotKey {
  holder: string
  heldUntil: string | null
}
