import { sql } from 'kysely'
import type { Country } from '../../domain/language.ts'
import { atLeastNothing, type Cents, cents, noCents, subtractCents } from '../../domain/money/cents.ts'
import type { OrderState } from '../../domain/orders/order-states.ts'
import { type AccountMonth, monthOf } from '../../domain/payments/account-month.ts'
import type { ChargeKind } from '../../domain/payments/ledger.ts'
import type { Database } from '../database/schema.ts'
import { readMonthDocuments, signedGross } from './month-sales.ts'

/** States of an order whose work was done, and of one that has ended otherwise: what it owes is sold. */
const done: readonly OrderState[] = ['inspected', 'done']
const ended: readonly OrderState[] = ['cancelled', 'withdrawn', 'notDone']

/** Sales that a statement stores at a time. */
const batch = 500

/**
 * Notes what a month sells: the amounts of its documents; and, of orders whose documents say less than what was
 * supplied or prepaid, the rest, which a later document takes back (R18.51).
 */
export async function noteSales(transaction: Database, country: Country, month: AccountMonth): Promise<void> {
  const documents = await readMonthDocuments(transaction, country, month)
  const invoiced = documents.map((one) => ({ orderId: one.orderId, document: one.number, cents: signedGross(one) }))
  const insert = async (sales: readonly { orderId: string; document: string; cents: Cents }[]) => {
    const rows = sales.map((sale) => ({ ...sale, country, month }))
    for (let at = 0; at < rows.length; at += batch)
      await transaction
        .insertInto('monthSale')
        .values(rows.slice(at, at + batch))
        .execute()
  }
  await insert(invoiced)
  await insert(await unsold(transaction, country, month))
}

/** The orders whose sales so far are not what was supplied or prepaid, with the difference in cents. */
async function unsold(transaction: Database, country: Country, month: AccountMonth) {
  const orders = await sumsByOrder(transaction, country)
  return orders.flatMap(({ id, date, state, charged, lateCosts, paid, sold }) => {
    // Compensation for paying late is no sale: it is on no document, and without VAT.
    const owed = subtractCents(charged, lateCosts)
    const isSupplied = ended.includes(state) || (done.includes(state) && monthOf(date) <= month)
    const earned = isSupplied ? owed : atLeastNothing(cents(Math.min(owed, paid)))
    const rest = subtractCents(earned, sold)
    return rest === noCents ? [] : [{ orderId: id, document: '', cents: rest }]
  })
}

/** What the made months have of each order of a country, in cents. */
export async function sumsByOrder(database: Database, country: Country) {
  const rows = await database
    .selectFrom('order')
    .leftJoin(
      (eb) =>
        eb
          .selectFrom('charge')
          .select(['orderId', sumOf('cents').as('all'), sumOf('cents', 'lateCost').as('late')])
          .where('accountMonth', 'is not', null)
          .groupBy('orderId')
          .as('charges'),
      (join) => join.onRef('charges.orderId', '=', 'order.id'),
    )
    .leftJoin(
      (eb) =>
        eb
          .selectFrom('payment')
          .select(['orderId', sumOf('cents').as('all')])
          .where('accountMonth', 'is not', null)
          .groupBy('orderId')
          .as('payments'),
      (join) => join.onRef('payments.orderId', '=', 'order.id'),
    )
    .leftJoin(
      (eb) =>
        eb
          .selectFrom('monthSale')
          .select(['orderId', sumOf('cents').as('all')])
          .groupBy('orderId')
          .as('sales'),
      (join) => join.onRef('sales.orderId', '=', 'order.id'),
    )
    .select(['order.id', 'number', 'date', 'state'])
    .select(['charges.all as charged', 'charges.late as lateCosts', 'payments.all as paid', 'sales.all as sold'])
    .where('country', '=', country)
    .where('sample', '=', 0)
    .orderBy('number')
    .execute()
  // PostgreSQL sums to a text, and an order without any to nothing.
  const whole = (sum: number | null) => cents(Number(sum ?? 0))
  return rows.map(({ charged, lateCosts, paid, sold, ...order }) => {
    return { ...order, charged: whole(charged), lateCosts: whole(lateCosts), paid: whole(paid), sold: whole(sold) }
  })
}

const sumOf = (column: string, kind?: ChargeKind) =>
  kind
    ? sql<number>`sum(case when "kind" = ${kind} then ${sql.ref(column)} else 0 end)`
    : sql<number>`sum(${sql.ref(column)})`
