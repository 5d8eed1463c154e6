import { sql } from 'kysely'
import type { Tariff } from '../../domain/estimate/tariff.ts'
import type { Cents } from '../../domain/money/cents.ts'
import { lateFeeCents } from '../../domain/orders/change-terms.ts'
import type { Order } from '../../domain/orders/order.ts'
import { type VisitPrice, visitPrice } from '../../domain/orders/visit-price.ts'
import type { Database } from '../database/schema.ts'
import type { OrderTable } from '../database/tables/order-tables.ts'
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
  return row && proofOf(row, await readAnew(database, row.tariffDigest))
}

/** The result of proving every order. */
export interface ProofOfAll {
  orders: number
  /** How many tariffs they were calculated with. */
  tariffs: number
  /** Orders that do not cost what was ordered, or whose tariff is missing or was changed; each with why. */
  failed: { number: string; reason: string }[]
}

/** Calculates the price of every order again (R16.3), each archived tariff being read once. */
export async function proveAllOrders(database: Database): Promise<ProofOfAll> {
  const tariffs = new Map<string, Tariff | RangeError>()
  const all: ProofOfAll = { orders: 0, tariffs: 0, failed: [] }
  for await (const rows of orderBatches(database))
    for (const row of rows) {
      const tariff = tariffs.get(row.tariffDigest) ?? (await readAnew(database, row.tariffDigest).catch(knownProblem))
      tariffs.set(row.tariffDigest, tariff)
      all.orders += 1
      const { number, priceCents } = row
      if (tariff instanceof RangeError) {
        all.failed.push({ number, reason: tariff.message })
        continue
      }
      const { holds, price } = proofOf(row, tariff)
      if (!holds)
        all.failed.push({ number, reason: `ordered at ${priceCents} cents; its tariff says ${price?.priceCents}` })
    }
  return { ...all, tariffs: tariffs.size }
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

/** Orders in one statement. */
const batch = 200

/**
 * The rows of all orders, oldest first, some hundred at a time.
 * @param from the earliest time of ordering (ISO), '' for all
 */
async function* orderBatches(database: Database, from = ''): AsyncGenerator<OrderTable[]> {
  let last: Pick<OrderTable, 'orderedAt' | 'id'> = { orderedAt: from, id: '' }
  for (;;) {
    const { orderedAt, id } = last
    const rows = await database
      .selectFrom('order')
      .selectAll()
      // As one comparison, which begins at its place in the index.
      .where(sql<boolean>`("orderedAt", "id") > (${orderedAt}, ${id})`)
      .orderBy('orderedAt')
      .orderBy('id')
      .limit(batch)
      .execute()
    const final = rows.at(-1)
    if (!final) return
    yield rows
    last = final
  }
}
