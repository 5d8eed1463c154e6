import { officeInstant } from '../../domain/opening/office-time.ts'
import type { OrderState } from '../../domain/orders/order-states.ts'
import type { Database } from '../database/schema.ts'
import type { OrderEventTable, OrderPersonTable, OrderTable } from '../database/tables/order-tables.ts'
import { eachOrderRow } from './record/each-order-row.ts'
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
  return row && (await wholeOf(database, row))
}

/**
 * All orders, oldest first, a few of which are in memory at a time.
 * @param since a date of the office's time zone; only what was ordered from then on
 */
export async function* exportOrders(database: Database, since?: string): AsyncGenerator<WholeOrder> {
  const from = since === undefined ? '' : officeInstant(since, 0).toISOString()
  for await (const row of eachOrderRow(database, from)) yield await wholeOf(database, row)
}

async function wholeOf(database: Database, { secret: _, ...order }: OrderTable): Promise<WholeOrder> {
  const person = database.selectFrom('orderPerson').selectAll().where('orderId', '=', order.id)
  const consents = database
    .selectFrom('orderConsent')
    .select(['kind', 'text', 'version', 'at'])
    .where('orderId', '=', order.id)
  const events = database.selectFrom('orderEvent').selectAll().where('orderId', '=', order.id)
  return {
    order,
    person: await person.executeTakeFirst(),
    consents: await consents.orderBy('at').execute(),
    events: await events.orderBy('seq').execute(),
  }
}
