import { formatRooms, isExtraId, parseRooms, type Room } from '../../../domain/estimate/rooms.ts'
import type { Order, OrderKey } from '../../../domain/orders/order.ts'
import { parseOrderNumber } from '../../../domain/orders/order-number.ts'
import type { ZipCode } from '../../../domain/places/postcode.ts'
import type { Database } from '../../database/schema.ts'
import { readAgreement } from '../../database/stored-agreement.ts'
import type { OrderTable } from '../../database/tables/order-tables.ts'

/** An order with what its row says beyond it. */
export interface StoredOrder {
  order: Order
  key: OrderKey
}

/**
 * A row as an order: columns as they are, apart from those that nothing outside the database needs, and those that mean
 * more than their text.
 * @throws TypeError for a row that no release of ours has written
 */
export function orderOf(row: OrderTable): StoredOrder {
  const number = parseOrderNumber(row.number)
  if (!number) throw new TypeError(`The order ${row.id} cannot be read`)
  const { secret, draftId, idempotencyKey, bodyHash, confirmBy, leadId, kind, date, part, ...columns } = row
  return {
    key: { number, secret },
    order: {
      ...columns,
      ...workOf(row),
      number,
      zipCode: row.zipCode as ZipCode,
      rooms: row.rooms === '' ? [] : roomsOfText(row.rooms),
      extras: row.extras.split(',').filter(isExtraId),
      visit: { date, part },
      priceDate: row.priceDate ?? date,
      sample: row.sample === 1,
      noPhotos: row.noPhotos === 1,
      callBy: row.callBy === null ? null : new Date(row.callBy),
      // Orders from before these columns have neither.
      postBy: row.postBy ? new Date(row.postBy) : null,
      postedAt: row.postedAt ? new Date(row.postedAt) : null,
      orderedAt: new Date(row.orderedAt),
      startsAt: new Date(row.startsAt),
    },
  }
}

/** What an order's row is of. @throws UnreadableJson */
function workOf({ packageId, business }: OrderTable) {
  if (packageId !== 'business') return { packageId, business: null }
  return { packageId, business: readAgreement(business ?? '') }
}

/** The rooms of an order's row. @throws TypeError for a text that no release of ours has written */
export function roomsOfText(text: string): Room[] {
  const check = parseRooms(text)
  if (!check.ok) throw new TypeError(`The rooms “${text}” cannot be read`)
  return check.rooms
}

/** The columns of rooms and extras. */
export const homeText = ({ rooms, extras }: { rooms: readonly Room[]; extras: readonly string[] }) => ({
  rooms: formatRooms(rooms),
  extras: extras.join(','),
})

/** The row of an order; undefined for anything that is not a number of ours. */
export async function findOrderRow(database: Database, number: string): Promise<OrderTable | undefined> {
  const parsed = parseOrderNumber(number)
  if (!parsed) return undefined
  return await database.selectFrom('order').selectAll().where('number', '=', parsed).executeTakeFirst()
}

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
