import type { Tariff } from '../../domain/estimate/tariff.ts'
import { lateFeeCents } from '../../domain/orders/change-terms.ts'
import { visitPrice } from '../../domain/orders/visit-price.ts'
import type { Database } from '../database/schema.ts'
import type { OrderTable } from '../database/tables/order-tables.ts'
import { findOrderRow, orderOf } from './record/order-rows.ts'
import { readArchivedTariff } from './record/tariff-archive.ts'

/**
 * Calculates the price of an order again (R16.3), from what the order keeps and the tariff that its digest names.
 * @returns the engine's price today, if it has one, the tariff, and whether price, people and time are those that were
 *   ordered; undefined for an unknown number
 * @throws RangeError if its tariff is missing or was changed
 */
export async function proveOrder(database: Database, number: string) {
  const row = await findOrderRow(database, number)
  return row && proofOf(row, await readArchivedTariff(database, row.tariffDigest))
}

/**
 * Calculates the price of every order again (R16.3).
 * @returns how many orders and tariffs there are, and each order that does not cost what was ordered, or whose tariff
 *   is missing or was changed, with why
 */
export async function proveAllOrders(database: Database) {
  const orders = database.selectFrom('order').select(['number', 'tariffDigest']).orderBy('orderedAt').orderBy('id')
  const rows = await orders.execute()
  const failed: { number: string; reason: string }[] = []
  for (const { number } of rows) {
    const proof = await proveOrder(database, number).catch(knownProblem)
    if (proof instanceof RangeError) failed.push({ number, reason: proof.message })
    else if (proof && !proof.holds) {
      const { order, price } = proof
      failed.push({ number, reason: `ordered at ${order.priceCents} cents; its tariff says ${price?.priceCents}` })
    }
  }
  return { orders: rows.length, tariffs: new Set(rows.map(({ tariffDigest }) => tariffDigest)).size, failed }
}

function knownProblem(problem: unknown): RangeError {
  if (problem instanceof RangeError) return problem
  throw problem
}

function proofOf(row: OrderTable, tariff: Tariff) {
  const { order } = orderOf(row)
  const price = visitPrice(tariff, order, order.priceDate)
  const { people, minutesOnSite } = price?.work.crew ?? {}
  return {
    order,
    price,
    tariff,
    lateFeeCents: lateFeeCents(order.priceCents, order.lateChangePercent),
    holds: price?.priceCents === order.priceCents && people === order.people && minutesOnSite === order.minutesOnSite,
  }
}
