import type { Country } from '../../domain/language.ts'
import type { OrderState } from '../../domain/orders/order-states.ts'
import type { PackageId } from '../../domain/packages/cleaning-packages.ts'
import type { DayOff } from '../../domain/planning/day-off.ts'
import type { DayPart, VisitPart } from '../../domain/scheduling/visit.ts'

/** A visit as the board shows it. */
export interface BoardVisit {
  number: string
  packageId: PackageId
  /** The customer and the town; undefined once the personal data were deleted. */
  customer: { name: string; city: string } | undefined
  part: VisitPart
  people: number
  minutesOnSite: number
  state: OrderState
  /** Whether it counts on a person who is away. */
  offRoster: boolean
}

/** The people of a team in a part of a day: how many there are, are ordered, and are held by unfinished orders. */
export interface Load {
  people: number
  ordered: number
  held: number
}

/** A team on a day. */
export interface BoardCell {
  team: string
  load: Record<DayPart, Load>
  /** In the order of their numbers. */
  visits: readonly BoardVisit[]
}

interface BoardDay {
  date: string
  /** Why no team works; undefined if teams work. */
  off: DayOff | undefined
  /** In the order of the board's teams. */
  cells: readonly BoardCell[]
}

/** Some teams that follow each other, by the names of the first and the last. */
export interface TeamPage {
  /** The id of the first. */
  team: string
  from: string
  until: string
  shown: boolean
}

/** A week of a country's teams, or of some of them. */
export interface Board {
  country: Country
  /** 'YYYY-MM-DD', a Monday. */
  monday: string
  today: string
  teams: readonly { id: string; name: string }[]
  /** All teams, as many together as the board shows; empty where it shows all. */
  pages: readonly TeamPage[]
  days: readonly BoardDay[]
  /** The names of the tariff's teams in which no one works. */
  withoutPeople: readonly string[]
  /** Teams that the tariff no longer has, with the number of their orders that are still to come. */
  dropped: readonly { team: string; orders: number }[]
}
