import { sql } from 'kysely'
import type { Country } from '../../domain/language.ts'
import { cents, noCents } from '../../domain/money/cents.ts'
import type { AccountMonth } from '../../domain/payments/account-month.ts'
import type { ChargeKind } from '../../domain/payments/ledger.ts'
import type { Database } from '../database/schema.ts'

/**
 * What the made months have of an order, in cents. `price`: of the order itself, nothing once it has ended otherwise;
 * `lateCosts`: compensation for paying late, which is not a sale and has no VAT; `isReverse`: whether the buyer owes the
 * VAT, as a business may have agreed to even while nothing is charged.
 */
export type OrderSums = Awaited<ReturnType<typeof orderSums>> extends Map<string, infer Sums> ? Sums : never

/** The sums of every order of a country that months until (`<=`) or before (`<`) one have something of, by its id. */
export async function orderSums(database: Database, country: Country, until: '<=' | '<', month: AccountMonth) {
  const ours = database.selectFrom('order').select('id').where('country', '=', country)
  const ofKind = (kind: ChargeKind) => sql<number>`sum(case when "charge"."kind" = ${kind} then "cents" else 0 end)`
  const isOf = (kind: ChargeKind) => sql<number>`max(case when "charge"."kind" = ${kind} then 1 else 0 end)`
  const charges = await database
    .selectFrom('charge')
    .innerJoin('order', 'order.id', 'charge.orderId')
    .select(['orderId', 'order.kind', sql<number>`sum("cents")`.as('charged'), ofKind('order').as('price')])
    .select([ofKind('lateCost').as('lateCosts'), ofKind('reverseCharge').as('reverse')])
    .select(isOf('reverseCharge').as('hasReverse'))
    .where('accountMonth', until, month)
    .where('country', '=', country)
    .groupBy(['orderId', 'order.kind'])
    .execute()
  const payments = await database
    .selectFrom('payment')
    .select(['orderId', sql<number>`sum("cents")`.as('paid')])
    .where('accountMonth', until, month)
    .where('orderId', 'in', ours)
    .groupBy('orderId')
    .execute()
  // PostgreSQL sums to a text.
  const whole = (sum: number) => cents(Number(sum))
  const paid = new Map(payments.map((row) => [row.orderId, whole(row.paid)]))
  const sums = charges.map(({ orderId, ...of }) => {
    const [charged, price] = [whole(of.charged), whole(of.price)]
    const lateCosts = whole(of.lateCosts)
    const isReverse = whole(of.reverse) < 0 || (of.kind === 'business' && of.hasReverse === 1)
    return [orderId, { charged, price, lateCosts, isReverse, paid: paid.get(orderId) ?? noCents }] as const
  })
  return new Map(sums)
}
