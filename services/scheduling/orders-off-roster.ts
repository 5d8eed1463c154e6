import { sql } from 'kysely'
import type { Country } from '../../domain/language.ts'
import type { Database } from '../database/schema.ts'
import { claimOfSlot } from './claim-of-slot.ts'
import { type ClaimedVisit, visitsOf } from './claimed-visits.ts'
import type { TeamDates } from './used-people.ts'

/** An order for whose visit someone is missing. */
export interface OrderOffRoster extends ClaimedVisit {
  /** The lanes of those who are not there. */
  lanes: number[]
}

/** The orders of a country, from a date on, that count on people who are no longer there. They have to be moved. */
export async function ordersOffRoster(database: Database, country: Country, from: string): Promise<OrderOffRoster[]> {
  const marked = await claimsOffRoster(database, country).where('slot.date', '>=', from).execute()
  const lanes = Map.groupBy(marked, ({ holder }) => holder)
  const orders: OrderOffRoster[] = []
  for (const [orderId, claims] of lanes) {
    const all = await database.selectFrom('claim').selectAll().where('holder', '=', orderId).execute()
    for (const visit of visitsOf(all)) orders.push({ ...visit, lanes: [...new Set(claims.map(({ lane }) => lane))] })
  }
  return orders
}

/** The ids of the orders of some teams and dates that count on people who are no longer there. */
export async function orderIdsOffRoster(
  database: Database,
  { country, teams, from, until }: TeamDates,
): Promise<Set<string>> {
  if (teams.length === 0) return new Set()
  const claims = await claimsOffRoster(database, country)
    .where('slot.team', 'in', teams)
    .where('slot.date', '>=', from)
    .where('slot.date', '<=', until)
    .execute()
  return new Set(claims.map(({ holder }) => holder))
}

const claimsOffRoster = (database: Database, country: Country) =>
  database
    .selectFrom('slot')
    .innerJoin('claim', claimOfSlot)
    .selectAll('claim')
    .where('slot.country', '=', country)
    // Exactly the condition of the partial index.
    .where(sql<boolean>`"slot"."offRoster" = 1`)
    .where('claim.heldUntil', 'is', null)
