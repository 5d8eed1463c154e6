import type { InferOutput } from 'valibot'
import type { OrderView } from '../../domain/orders/order.ts'
import type { ConsentText } from '../../domain/orders/order-consents.ts'
import type { DetailText, OrderPerson } from '../../domain/orders/order-details.ts'
import type { OrderActor, OrderTransition } from '../../domain/orders/order-states.ts'
import type { WithdrawalOutcome } from '../../domain/orders/withdrawal-period.ts'
import type { MailChannel } from '../../services/database/tables/message-tables.ts'
import type { changedColumns } from '../../services/database/tables/order-tables.ts'
import type { PaymentView } from '../../services/payments/payment-view.ts'

/** The columns of an order that an event changed, and the corrected details, as long as the customer's are kept. */
type OrderFacts = InferOutput<typeof changedColumns> & { details?: Partial<Record<DetailText, string>> }

/** Something that happened to an order. */
export interface OfficeOrderEvent {
  seq: number
  at: Date
  actor: OrderActor
  /** The person of the office who did it. */
  person: string | undefined
  kind: 'place' | OrderTransition
  before: OrderFacts
  after: OrderFacts
}

interface OrderNote {
  id: string
  at: Date
  person: string
  text: string
}

/** The mails and text messages that an order can have. */
export const orderMailPurposes = [
  'orderConfirmation',
  'orderChanged',
  'orderCancelled',
  'orderNotDone',
  'withdrawalReceipt',
  'withdrawalSettled',
  'orderInspected',
  'visitReminder',
  'lateNotice',
  'paymentRequest',
  'prepaymentReminder',
  'moneyReceived',
  'moneyRefunded',
  'lateReminder',
  'officeOrder',
] as const

export interface OrderMail {
  id: string
  purpose: (typeof orderMailPurposes)[number]
  channel: MailChannel
  state: 'waiting' | 'sent' | 'failed'
  at: Date
}

/** A statement of withdrawal that names an order. */
interface OrderWithdrawal {
  id: string
  receivedAt: Date
  outcome: WithdrawalOutcome
  settledAt: Date | undefined
}

/** A complaint about an order. `leadId`: the message that it came in. */
interface OrderComplaint {
  id: string
  leadId: string | null
  receivedAt: Date
  decideBy: Date
  decidedAt: Date | undefined
}

/** An order with all that the office knows about it. */
export interface OfficeOrder extends Pick<OrderView, 'order' | 'teamName' | 'lines' | 'terms' | 'withdrawal'> {
  /** Undefined once the personal data were deleted. */
  person: OrderPerson | undefined
  /** An e-mail address that counts once it is confirmed. */
  askedEmail: string | undefined
  payments: PaymentView
  /** Whether it is known how the team gets in to a customer who is absent. */
  isAccessKnown: boolean
  /** Whether it counts on people who are away. */
  isOffRoster: boolean
  /** The actions open to the office now. */
  transitions: readonly OrderTransition[]
  /** Until when the reader can undo the last step; undefined if they cannot. */
  undoUntil: Date | undefined
  consents: readonly (ConsentText & { at: Date })[]
  /** Oldest first, as notes and mails. */
  events: readonly OfficeOrderEvent[]
  notes: readonly OrderNote[]
  mails: readonly OrderMail[]
  withdrawals: readonly OrderWithdrawal[]
  complaints: readonly OrderComplaint[]
  /** The message that it was made of, while there is one. */
  leadId: string | null
}
