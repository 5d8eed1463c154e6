import type { Country } from '../../../domain/language.ts'
import type { Cents } from '../../../domain/money/cents.ts'
import type { ConsentKind, ConsentText } from '../../../domain/orders/order-consents.ts'
import type { OrderNumber } from '../../../domain/orders/order-number.ts'
import type { OrderTransition } from '../../../domain/orders/order-states.ts'
import type { Place } from '../../../domain/planning/reschedule-kind.ts'
import type { Visit } from '../../../domain/scheduling/visit.ts'
import type { OfficeOrderEvent } from '../../orders/office-order.ts'
import type { TeamPage } from '../board-view.ts'

/** A team with the visits that an order can be moved to. */
interface FreePlaces {
  team: string
  name: string
  visits: readonly Visit[]
}

/** The place that someone has chosen for an order, and what follows from it. */
interface ChosenPlace extends Place {
  teamName: string
  kind: Extract<OrderTransition, 'moveVisit' | 'moveTeam'>
  /** Until when the customer changes free of charge afterwards, and what it costs from then on. */
  freeUntil: Date
  lateFeeCents: Cents
  /** The fee for a change right after the move. */
  feeCents: Cents
  /** What is read to the customer, who has to ask for a start within the withdrawal period. */
  consents: readonly ConsentText[]
}

/** All that the form shows which moves an order. */
export interface RescheduleView {
  number: OrderNumber
  /** The person to call; undefined once the personal data were deleted. */
  customer: { name: string; phoneNumber: string } | undefined
  version: number
  country: Country
  place: Place
  teamName: string
  people: number
  minutesOnSite: number
  movable: boolean
  /** The day on which the keys are handed over; null if there is none. */
  handover: string | null
  /** The Monday from which on weeks are shown. */
  monday: string
  free: readonly FreePlaces[]
  /** All teams, as many together as are shown; empty where all are. */
  pages: readonly TeamPage[]
  /** The last shown date that the customer has to ask for. */
  withdrawalDate: string | undefined
  /** Undefined: none was chosen, or it is not free. */
  chosen: ChosenPlace | undefined
  problem: 'agreed' | 'unasked' | 'taken' | 'past' | 'fee' | 'stale' | undefined
  /** The place that was wanted, in words, and what happened meanwhile; for `stale`. */
  wanted: (Place & { teamName: string }) | undefined
  later: readonly OfficeOrderEvent[]
  /** The sentences that were ticked before the form was shown again. */
  ticked: readonly ConsentKind[]
}
