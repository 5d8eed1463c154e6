import { sql } from 'kysely'
import { formatVisit } from '../../domain/scheduling/visit.ts'
import type { Database } from '../database/schema.ts'
import type { ClaimTable } from '../database/tables/scheduling-tables.ts'
import { type ClaimedVisit, visitsOf } from './claimed-visits.ts'

/**
 * Checks from outside what the keys and transactions promise: no slot has two owners, nothing is claimed that was never
 * on a roster, each order has exactly the people of its visit (the same ones in both parts of a day), and nothing is
 * claimed for an order that does not exist.
 * @param orders all that have a visit now
 * @returns a sentence for each violation
 */
export async function checkInvariants(database: Database, orders: readonly ClaimedVisit[]): Promise<string[]> {
  const claims = await database.selectFrom('claim').selectAll().where('heldUntil', 'is', null).execute()
  const claimsByOrder = Map.groupBy(claims, ({ holder }) => holder)
  const orderIds = new Set(orders.map(({ orderId }) => orderId))
  return [
    ...(await doubleOwners(database)),
    ...(await invented(database)),
    ...orders.flatMap((order) => wrongClaims(order, claimsByOrder.get(order.orderId) ?? [])),
    ...[...claimsByOrder.keys()]
      .filter((holder) => !orderIds.has(holder))
      .map((holder) => `${holder} has claims but is not an order with a visit.`),
  ]
}

async function doubleOwners(database: Database): Promise<string[]> {
  const { rows } = await sql<ClaimTable>`select "country", "team", "date", "part", "lane" from "claim"
    group by "country", "team", "date", "part", "lane" having count(*) > 1`.execute(database)
  return rows.map((slot) => `${nameOf(slot)} has two owners.`)
}

async function invented(database: Database): Promise<string[]> {
  const { rows } = await sql<ClaimTable>`select "claim".* from "claim"
    left join "slot" using ("country", "team", "date", "part", "lane") where "offRoster" is null`.execute(database)
  return rows.map((slot) => `${nameOf(slot)} is claimed but no slot.`)
}

const nameOf = ({ country, team, date, part, lane }: ClaimTable) => `${country} ${team} ${date} ${part} lane ${lane}`

function wrongClaims(order: ClaimedVisit, claims: readonly ClaimTable[]): string[] {
  const [claimed, ...more] = visitsOf(claims)
  if (!claimed) return [`${order.orderId} is ordered but has no claim.`]
  const expected = inWords(order, order.people * (order.visit.part === 'day' ? 2 : 1))
  const found = inWords(claimed, claims.length)
  return more.length === 0 && found === expected ? [] : [`${order.orderId} ordered ${expected} but has ${found}.`]
}

const inWords = ({ country, team, visit, people }: ClaimedVisit, slots: number) =>
  `${country} ${team} ${formatVisit(visit)} with ${people} people in ${slots} slots`
