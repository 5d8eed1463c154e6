import type { Tariff } from '../../domain/estimate/tariff.ts'
import type { Cents } from '../../domain/money/cents.ts'
import { lateFeeCents } from '../../domain/orders/change-terms.ts'
import type { Order } from '../../domain/orders/order.ts'
import { type VisitPrice, visitPrice } from '../../domain/orders/visit-price.ts'
import type { Database } from '../database/schema.ts'
import { findOrderRow, orderOf } from './record/order-rows.ts'
import { readAnew } from './record/tariff-archive.ts'

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
  if (!row) return undefined
  const { order } = orderOf(row)
  const tariff = await readAnew(database, order.tariffDigest)
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
