import type { OrderActor } from '../../../domain/orders/order-states.ts'
import type { Payees } from '../../../domain/payments/payee.ts'
import type { Database, Schema } from '../../database/schema.ts'
import type { OrderTable } from '../../database/tables/order-tables.ts'
import { recordCharges } from '../charges/record-charges.ts'

/** The new values of the columns that a move changed. */
export type ChangedColumns = Partial<OrderTable>

/** `personId`: the person of the office who did it. */
interface RecordedEvent extends Pick<Schema['orderEvent'], 'orderId' | 'seq' | 'kind'> {
  actor: OrderActor
  personId: string | undefined
}

/** An order before and after an event: the columns that have changed or, for a new order, all of them. */
type OrderChange =
  | { before: OrderTable; after: ChangedColumns }
  | { before: undefined; after: Omit<OrderTable, 'secret'> }

/**
 * Appends what happened to an order, and what that costs, inside the transaction that changes it. Its number is the
 * version that the order has then.
 * @param payees where its invoice is paid, if a business gets one by it
 */
export async function recordEvent(
  transaction: Database,
  event: RecordedEvent,
  { before, after }: OrderChange,
  now: Date,
  payees?: Payees,
): Promise<void> {
  const columns = Object.keys(after) as (keyof OrderTable)[]
  const former = Object.fromEntries(columns.map((column) => [column, before?.[column]]))
  await transaction
    .insertInto('orderEvent')
    .values({
      ...event,
      personId: event.personId ?? null,
      at: now.toISOString(),
      before: JSON.stringify(former),
      after: JSON.stringify(after),
    })
    .execute()
  await recordCharges(transaction, before, before ? { ...before, ...after } : after, now, payees)
}
