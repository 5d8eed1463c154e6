import type { ExtraId } from '../../domain/estimate/extras.ts'
import type { Room } from '../../domain/estimate/rooms.ts'
import type { Cents } from '../../domain/money/cents.ts'
import type { AccessNotes } from '../../domain/orders/access-note-limits.ts'
import type { Order } from '../../domain/orders/order.ts'
import type { Access } from '../../domain/orders/order-details.ts'
import type { WorkStep } from '../../domain/orders/work-steps.ts'
import type { divideTasks } from '../../domain/packages/room-tasks.ts'
import type { RequestReason } from '../../domain/payments/ledger.ts'
import type { VisitPart } from '../../domain/scheduling/visit.ts'
import type { LateNotice } from '../../services/orders/notices/queue-late-notice.ts'

/** Where a team goes, and whom it meets. */
export interface SheetCustomer {
  name: string
  phoneNumber: string
  street: string
  /** Postcode and town. */
  place: string
  remark: string
}

/** A visit on a day sheet. Minutes are person-minutes of work, but for `minutesOnSite`. */
export interface SheetVisit extends Omit<Order, 'rooms' | 'extras' | 'access'> {
  part: VisitPart
  /** When the team arrives, such as `08:00–09:00`. */
  window: string
  /** Undefined once the personal data were deleted. */
  customer: SheetCustomer | undefined
  /** The balance and when it is paid; undefined at sample prices, and once the order has ended. */
  payment: { due: Cents; reason: Exclude<RequestReason, 'fee'> | 'inAdvanceOnClosedDay' } | undefined
  /** How the team gets in if the customer is absent. */
  wayIn: Access | null
  rooms: readonly (Room & { minutes: number })[]
  extras: readonly { id: ExtraId; minutes: number }[]
  /** The package's tasks for the types of room in the home. */
  tasks: ReturnType<typeof divideTasks>
  /** `stored`: there are some, to be shown. */
  access: AccessNotes | 'none' | 'stored' | 'unreadable'
  /** The steps that the crew can record now. */
  transitions: readonly WorkStep[]
  /** When the team phones the customer (R1.8); undefined once the visit is over. `begins`: by what that is reckoned. */
  finishCall: { at: Date; begins: Date; hasBegun: boolean } | undefined
  /** What the customer was told about a late team, and whether they can be; undefined once work has begun. */
  late: { possible: boolean; notices: readonly LateNotice[] } | undefined
  /** Until when the reader can undo the last step; undefined if they cannot. */
  undoUntil: Date | undefined
}
