import type { Database } from '../../database/schema.ts'
import { findOrderRow } from './order-rows.ts'

/**
 * An order with its person, consents and events; undefined if there is none with this number. The secret of its link is
 * left out, because its holder can change the order.
 */
export async function readWholeOrder(database: Database, number: string) {
  const row = await findOrderRow(database, number)
  if (!row) return undefined
  const { secret: _, ...order } = row
  const consents = database.selectFrom('orderConsent').select(['kind', 'text', 'version', 'at'])
  const events = database.selectFrom('orderEvent').selectAll().where('orderId', '=', order.id)
  const person = database.selectFrom('orderPerson').selectAll().where('orderId', '=', order.id)
  return {
    order,
    person: await person.executeTakeFirst(),
    consents: await consents.where('orderId', '=', order.id).orderBy('at').execute(),
    events: await events.orderBy('seq').execute(),
  }
}
