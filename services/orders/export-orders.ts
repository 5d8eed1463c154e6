import { officeInstant } from '../../domain/opening/office-time.ts'
import type { OrderState } from '../../domain/orders/order-states.ts'
import type { Database } from '../database/schema.ts'
import type { OrderEventTable, OrderPersonTable, OrderTable } from '../database/tables/order-tables.ts'
import { orderBatches } from './record/order-batches.ts'
import { findOrderRow } from './record/order-rows.ts'

/**
 * An order with all that belongs to it. The secret of its link is left out, because its holder can change the order.
 */
export interface WholeOrder {
  order: Omit<OrderTable, 'secret'>
  /** Undefined once the personal data were deleted. */
  person: OrderPersonTable | undefined
  consents: { kind: string; text: string; version: string; at: string }[]
  events: OrderEventTable[]
}

/** The newest orders in `state` (all when undefined), at most `limit`. */
export async function listOrders(
  database: Database,
  state: OrderState | undefined,
  limit: number,
): Promise<OrderTable[]> {
  const query = database.selectFrom('order').selectAll().orderBy('orderedAt', 'desc').orderBy('id').limit(limit)
  return await (state === undefined ? query : query.where('state', '=', state)).execute()
}

/** One order by its number; undefined if there is none. */
export async function readWholeOrder(database: Database, number: string): Promise<WholeOrder | undefined> {
  const row = await findOrderRow(database, number)
  return row && (await wholeOf(database, [row]))[0]
}

/**
 * All orders, oldest first, a few of which are in memory at a time.
 * @param since a date of the office's time zone; only what was ordered from then on
 */
export async function* exportOrders(database: Database, since?: string): AsyncGenerator<WholeOrder> {
  const from = since === undefined ? '' : officeInstant(since, 0).toISOString()
  for await (const rows of orderBatches(database, from)) yield* await wholeOf(database, rows)
}

async function wholeOf(database: Database, rows: readonly OrderTable[]): Promise<WholeOrder[]> {
  const ids = rows.map(({ id }) => id)
  const persons = database.selectFrom('orderPerson').selectAll().where('orderId', 'in', ids)
  const consents = database
    .selectFrom('orderConsent')
    .select(['orderId', 'kind', 'text', 'version', 'at'])
    .where('orderId', 'in', ids)
  const events = database.selectFrom('orderEvent').selectAll().where('orderId', 'in', ids)
  const personOf = byOrder(await persons.execute())
  const consentsOf = byOrder(await consents.orderBy('at').execute())
  const eventsOf = byOrder(await events.orderBy('seq').execute())
  return rows.map(({ secret: _, ...order }) => ({
    order,
    person: personOf.get(order.id)?.[0],
    consents: (consentsOf.get(order.id) ?? []).map(({ orderId: _orderId, ...consent }) => consent),
    events: eventsOf.get(order.id) ?? [],
  }))
}

const byOrder = <Row extends { orderId: string }>(rows: readonly Row[]) => Map.groupBy(rows, ({ orderId }) => orderId)
