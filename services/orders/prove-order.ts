import type { Tariff } from '../../domain/estimate/tariff.ts'
import type { Cents } from '../../domain/money/cents.ts'
import { lateFeeCents } from '../../domain/orders/change-terms.ts'
import type { Order } from '../../domain/orders/order.ts'
import { type VisitPrice, visitPrice } from '../../domain/orders/visit-price.ts'
import type { Database } from '../database/schema.ts'
import type { OrderTable } from '../database/tables/order-tables.ts'
import { findOrderRow, orderOf } from './record/order-rows.ts'
import { readArchivedTariff } from './record/tariff-archive.ts'

/** A calculation that was done again with the archived tariff. */
export interface Proof {
  order: Order
  /** The engine's price today; undefined if it has none. */
  price: VisitPrice | undefined
  /** The inputs of the calculation with the archived tariff. */
  tariff: Pick<Tariff, 'centsPerPersonHour' | 'priceStepCents' | 'leastPersonMinutes' | 'lateChangePercent'>
  lateFeeCents: Cents
  /** Whether price, people and time are those that were ordered. */
  holds: boolean
}

/**
 * Calculates the price of an order again (R16.3), from what the order keeps and the tariff that its digest names.
 * @returns undefined if there is no such order
 * @throws RangeError if its tariff is missing or was changed
 */
export async function proveOrder(database: Database, number: string): Promise<Proof | undefined> {
  const row = await findOrderRow(database, number)
  return row && proofOf(row, await readArchivedTariff(database, row.tariffDigest))
}

/** The result of proving every order. */
export interface ProofOfAll {
  orders: number
  /** How many tariffs they were calculated with. */
  tariffs: number
  /** Orders that do not cost what was ordered, or whose tariff is missing or was changed; each with why. */
  failed: { number: string; reason: string }[]
}

/** Calculates the price of every order again (R16.3), the oldest first. */
export async function proveAllOrders(database: Database): Promise<ProofOfAll> {
  const orders = database.selectFrom('order').select(['number', 'tariffDigest']).orderBy('orderedAt').orderBy('id')
  const rows = await orders.execute()
  const failed: ProofOfAll['failed'] = []
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

function proofOf(row: OrderTable, tariff: Tariff): Proof {
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
