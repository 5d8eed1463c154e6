import type { Country } from '../../domain/language.ts'
import type { Database } from '../database/schema.ts'
import { type ClaimedVisit, visitsOf } from './claimed-visits.ts'

/** An order for whose visit somebody is missing. */
export interface OrderOffRoster extends ClaimedVisit {
  /** The lanes of those who are not there. */
  lanes: number[]
}

/** The orders of a country, from a date on, that count on people who are no longer there. They have to be moved. */
export async function ordersOffRoster(database: Database, country: Country, from: string): Promise<OrderOffRoster[]> {
  const marked = await database
    .selectFrom('slot')
    .innerJoin('claim', (join) =>
      join
        .onRef('claim.country', '=', 'slot.country')
        .onRef('claim.team', '=', 'slot.team')
        .onRef('claim.date', '=', 'slot.date')
        .onRef('claim.part', '=', 'slot.part')
        .onRef('claim.lane', '=', 'slot.lane'),
    )
    .selectAll('claim')
    .where('slot.country', '=', country)
    .where('slot.date', '>=', from)
    .where('slot.offRoster', '=', 1)
    .where('claim.heldUntil', 'is', null)
    .execute()
  const lanes = Map.groupBy(marked, ({ holder }) => holder)
  const orders: OrderOffRoster[] = []
  for (const [orderId, claims] of lanes) {
    const all = await database.selectFrom('claim').selectAll().where('holder', '=', orderId).execute()
    for (const visit of visitsOf(all)) orders.push({ ...visit, lanes: [...new Set(claims.map(({ lane }) => lane))] })
  }
  return orders
}
