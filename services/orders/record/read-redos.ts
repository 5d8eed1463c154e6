import type { Country } from '../../../domain/language.ts'
import { addDays, officeInstant } from '../../../domain/opening/office-time.ts'
import type { Order } from '../../../domain/orders/order.ts'
import type { Database } from '../../database/schema.ts'
import type { RedoTable } from '../../database/tables/lead-tables.ts'
import type { OrderTable } from '../../database/tables/order-tables.ts'
import { orderOf } from './order-rows.ts'

/** The row of an order with the team, people and time of its redo in place of its own. */
export type RedoVisit = OrderTable & { redo: RedoTable }

/**
 * The redos between two dates, both included, that were not cancelled, in order of time.
 * @param country undefined for all
 */
export async function redosBetween(
  database: Database,
  { country, from, until }: { country?: Country; from: string; until: string },
): Promise<RedoVisit[]> {
  const started = database
    .selectFrom('redo')
    .selectAll()
    .where('startsAt', '>=', officeInstant(from, 0).toISOString())
    .where('startsAt', '<', officeInstant(addDays(until, 1), 0).toISOString())
    .where('state', '!=', 'cancelled')
    .orderBy('startsAt')
    .orderBy('id')
  const redos = await (country ? started.where('country', '=', country) : started).execute()
  if (redos.length === 0) return []
  const ids = redos.map(({ orderId }) => orderId)
  const orders = await database.selectFrom('order').selectAll().where('id', 'in', ids).execute()
  return redos.flatMap((redo) => orders.filter(({ id }) => id === redo.orderId).map((row) => redoVisit(row, redo)))
}

/** The visit of an order on a date that has not begun: its own or, planned, its redo's; undefined if there is none. */
export async function visitOn(database: Database, row: OrderTable, date: string): Promise<OrderTable | undefined> {
  if (row.state === 'ordered') return row.date === date ? row : undefined
  const redos = database.selectFrom('redo').selectAll().where('orderId', '=', row.id).where('date', '=', date)
  const redo = await redos.where('state', '=', 'planned').executeTakeFirst()
  return redo && redoVisit(row, redo)
}

/** @param row of its order */
function redoVisit(row: OrderTable, redo: RedoTable): RedoVisit {
  const { team, date, part, startsAt, people, minutesOnSite, version } = redo
  return { ...row, team, date, part, startsAt, people, minutesOnSite, sequence: version - 1, redo }
}

/** A redo as an order of its own, for a calendar: an entry beside that of the order. */
export function redoAsOrder(row: OrderTable, redo: RedoTable): Order {
  const { order } = orderOf(redoVisit(row, redo))
  return { ...order, id: redo.id, state: redo.state === 'cancelled' ? 'cancelled' : 'ordered' }
}
