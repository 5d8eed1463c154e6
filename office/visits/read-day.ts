import { aboutVisit, foldVisit } from '../../domain/visits/fold-visit.ts'
import { roomKeys } from '../../domain/visits/room-keys.ts'
import { visitStage } from '../../domain/visits/visit-stage.ts'
import type { Database } from '../../services/database/schema.ts'
import { customerName } from '../../services/database/stored-agreement.ts'
import { operationsOf } from '../../services/orders/record/operations-of.ts'
import { orderOf } from '../../services/orders/record/order-rows.ts'
import { ordersBetween } from '../../services/orders/record/orders-between.ts'

/** A visit of a day with where it is. */
export type DayVisit = Awaited<ReturnType<typeof readDay>>[number]

/** Where the visits of a date are, of all teams, in the order in which teams come (R20.14). */
export async function readDay(database: Database, date: string, now: Date) {
  const rows = await ordersBetween(database, date)
    .leftJoin('orderPerson', 'orderPerson.orderId', 'order.id')
    .selectAll('order')
    .select(['firstName', 'lastName', 'street', 'houseNumber', 'city'])
    .orderBy('startsAt')
    .orderBy('number')
    .execute()
  const recorded = await operationsOf(
    database,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => {
    const { order } = orderOf(row)
    const all = recorded.get(row.id) ?? []
    const progress = foldVisit(aboutVisit(all, order.visit))
    const keys = roomKeys(order)
    return {
      number: order.number,
      country: order.country,
      team: order.team,
      part: order.visit.part,
      // Empty once the personal data were deleted.
      who: row.firstName ? customerName(row) : '',
      place: [`${row.street ?? ''} ${row.houseNumber ?? ''}`.trim(), row.city].filter(Boolean).join(', '),
      stage: visitStage(progress, order, now),
      rooms: { done: keys.filter((key) => progress.rooms.has(key)).length, all: keys.length },
      // Refused or alarming, and not dealt with yet.
      isAlert: all.some(({ outcome, settledAt }) => (outcome === 'refused' || outcome === 'alarmed') && !settledAt),
    }
  })
}
