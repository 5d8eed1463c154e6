import type { Shown } from '../../../domain/forms/form.ts'
import type { Cents } from '../../../domain/money/cents.ts'
import type { ConsentKind, ConsentText } from '../../../domain/orders/order-consents.ts'
import type { OrderTransition } from '../../../domain/orders/order-states.ts'
import type { rescheduleForm } from '../../../domain/planning/reschedule-form.ts'
import type { Place } from '../../../domain/planning/reschedule-kind.ts'
import type { Visit } from '../../../domain/scheduling/visit.ts'
import type { OfficeOrder } from '../../orders/office-order.ts'
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

/** Where an order can be moved to. */
export interface Places {
  /** The Monday from which on weeks are shown. */
  monday: string
  free: readonly FreePlaces[]
  /** All teams, as many together as are shown; empty where all are. */
  pages: readonly TeamPage[]
  /** The last shown date that the customer has to ask for. */
  withdrawalDate: string | undefined
  /** Undefined: none was chosen, or it is not free. */
  chosen: ChosenPlace | undefined
  problem: 'taken' | 'past' | undefined
  /** The place that was wanted. */
  wanted: (Place & { teamName: string }) | undefined
}

/** What the page that moves an order shows. */
export interface RescheduleProps {
  view: OfficeOrder
  places: Places
  of: Shown<typeof rescheduleForm>
  /** The version that the page showed which was sent. */
  seen: number
  /** The sentences that were ticked. */
  ticked: readonly ConsentKind[]
}
