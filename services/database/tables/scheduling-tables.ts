import type { Country } from '../../../domain/language.ts'
import type { Absence, RosterPattern } from '../../../domain/scheduling/roster.ts'
import type { DayPart } from '../../../domain/scheduling/visit.ts'

export interface SchedulingTables {
  /** Without a row, no one of the team works in a part of a weekday. */
  rosterPattern: RosterPattern & {
    country: Country
  }
  absence: Absence & {
    id: string
    country: Country
    reason: string
    createdAt: string
  }
  slot: SlotTable
  claim: ClaimTable
}

/** The identity of one person's work in one part of a day: a lane is one working person of a team. */
interface SlotKey {
  country: Country
  team: string
  date: string
  part: DayPart
  lane: number
}

/** Capacity. `offRoster`: no one is there, but it was claimed before, so its order has to be moved. */
export interface SlotTable extends SlotKey {
  offRoster: number
}

/** The owner of a slot: a draft until `heldUntil`, or an order (`heldUntil` is null). */
export interface ClaimTable extends SlotKey {
  holder: string
  heldUntil: string | null
}
