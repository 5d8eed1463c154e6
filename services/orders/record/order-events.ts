import type { OrderActor } from '../../../domain/orders/order-states.ts'
import type { Database } from '../../database/schema.ts'
import type { OrderEventTable, OrderTable } from '../../database/tables/order-tables.ts'

/** What a move changed: the new values of columns. */
export type ChangedColumns = Partial<OrderTable>

/** `personId`: the person of the office who did it. */
interface RecordedEvent extends Pick<OrderEventTable, 'orderId' | 'seq' | 'kind'> {
  actor: OrderActor
  personId: string | undefined
}

/**
 * Appends what happened to an order, inside the transaction that changes it. Its number is the version that the order has then.
 * @param before the order's row before the change; undefined for a new one
 * @param after the columns that have changed
 */
export async function recordEvent(
  transaction: Database,
  event: RecordedEvent,
  before: OrderTable | undefined,
  after: ChangedColumns,
  now: Date,
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
}
