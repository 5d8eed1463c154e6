import { aboutVisit, foldVisit, inOrder, isKind } from '../../domain/visits/fold-visit.ts'
import { allWork, roomKeys } from '../../domain/visits/room-keys.ts'
import { visitStage } from '../../domain/visits/visit-stage.ts'
import type { Database } from '../../services/database/schema.ts'
import { customerName } from '../../services/database/stored-agreement.ts'
import type { OrderTable } from '../../services/database/tables/order-tables.ts'
import { operationsOf } from '../../services/orders/record/operations-of.ts'
import { orderOf } from '../../services/orders/record/order-rows.ts'
import { ordersBetween } from '../../services/orders/record/orders-between.ts'
import { type RedoVisit, redosBetween } from '../../services/orders/record/read-redos.ts'
import { photosOf } from '../../services/photos/visit-photos.ts'

/** A visit of a day with where it is. */
export type DayVisit = Awaited<ReturnType<typeof readDay>>[number]

/** Where the visits of a date are, of all teams, in the order in which teams come (R20.14). */
export async function readDay(database: Database, date: string, now: Date) {
  const orders: (OrderTable & Partial<RedoVisit>)[] = await ordersBetween(database, date).selectAll().execute()
  const rows = [...orders, ...(await redosBetween(database, { from: date, until: date }))]
  rows.sort((one, other) => (one.startsAt + one.number < other.startsAt + other.number ? -1 : 1))
  const ids = ['', ...rows.map(({ id }) => id)]
  const people = await database.selectFrom('orderPerson').selectAll().where('orderId', 'in', ids).execute()
  const recorded = await operationsOf(database, ids)
  return rows.map((row) => {
    const { order } = orderOf(row)
    const redo = row.redo?.id
    const state = !row.redo ? order.state : row.redo.state === 'done' ? 'done' : 'ordered'
    const all = (recorded.get(row.id) ?? []).filter((one) => one.redo === redo)
    const progress = foldVisit(aboutVisit(all, { redo, date }))
    const keys = redo ? [allWork] : roomKeys(order)
    const person = people.find(({ orderId }) => orderId === row.id)
    return {
      id: redo ?? row.id,
      number: order.number,
      country: order.country,
      team: order.team,
      part: order.visit.part,
      // Empty once the personal data were deleted.
      who: person ? customerName({ ...person, business: row.business }) : '',
      place: person ? `${person.street} ${person.houseNumber}, ${person.city}` : '',
      stage: visitStage(progress, { ...order, state }, now),
      rooms: { done: keys.filter((key) => progress.rooms.has(key)).length, all: keys.length },
      // Refused or alarming, and not dealt with yet.
      isAlert: all.some(({ outcome, settledAt }) => (outcome === 'refused' || outcome === 'alarmed') && !settledAt),
    }
  })
}

/** All that was recorded of an order's visits, with who did. */
export type VisitRecord = Awaited<ReturnType<typeof readVisit>>

export async function readVisit(database: Database, row: OrderTable) {
  const operations = (await operationsOf(database, [row.id])).get(row.id) ?? []
  const people = await database.selectFrom('person').select(['id', 'name']).execute()
  const photos = await photosOf(database, row.id)
  const nameOf = (by: string) => people.find(({ id }) => id === by)?.name ?? '–'
  return {
    number: row.number,
    keys: roomKeys(orderOf(row).order),
    operations: inOrder(operations).map((one) => ({
      ...one,
      name: nameOf(one.by),
      // The photo, while it is stored.
      photo: isKind(one, 'photo') && photos.has(one.sha256) && `/orders/${row.number}/photos/${one.sha256}`,
    })),
  }
}
