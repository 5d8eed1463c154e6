import { sql } from 'kysely'
import type { Country } from '../../domain/language.ts'
import { type Cents, cents, noCents, subtractCents } from '../../domain/money/cents.ts'
import { officeClock } from '../../domain/opening/office-time.ts'
import { atRates, includedVatCents } from '../../domain/orders/vat.ts'
import type { AccountMonth } from '../../domain/payments/account-month.ts'
import type { ChargeKind } from '../../domain/payments/ledger.ts'
import type { Database } from '../database/schema.ts'
import { businessOf } from '../database/stored-agreement.ts'
import type { SalesLine } from './month-sales.ts'

/** The payments and, negative, refunds of a month, as they became known. Days are 'YYYY-MM-DD'. */
export async function monthMoney(database: Database, country: Country, month: AccountMonth) {
  const rows = await database
    .selectFrom('payment')
    .innerJoin('order', 'order.id', 'payment.orderId')
    .select(['number as order', 'method', 'receipt', 'providerId', 'cents as amount', 'at', 'bookedOn'])
    .where((eb) => eb.and({ accountMonth: month, country }))
    .orderBy('at')
    .execute()
  return rows.map(({ at, bookedOn, receipt, providerId, ...row }) => {
    const known = officeClock(new Date(at)).date
    return { ...row, booked: bookedOn ?? known, known, reference: receipt || providerId }
  })
}

/** What an order's money adds to the VAT of a month where tax is on a cash basis. */
export type CashLine = Pick<SalesLine, 'order' | 'category' | 'rate' | 'net' | 'vat' | 'gross'>

/**
 * The lines of a month on a cash basis: the total paid to date minus the total already reported, which corrects changed
 * orders. Compensation for paying late is paid last.
 */
export async function monthCash(database: Database, country: Country, month: AccountMonth): Promise<CashLine[]> {
  const [now, before] = [
    await orderSums(database, country, '<=', month),
    await orderSums(database, country, '<', month),
  ]
  const columns = ['id', 'number', 'country', 'business'] as const
  const ours = database.selectFrom('order').select(columns).where('country', '=', country)
  const orders = await ours.orderBy('number').execute()
  return orders.flatMap(({ id, number, ...row }) => {
    const order = { ...row, business: businessOf(row) }
    return (['S', 'AE', 'O'] as const).flatMap((category) => {
      const paidAt = (sums: OrderSums | undefined) => {
        const cents = paidAs(category, sums)
        const parts = category === 'S' ? atRates(order, cents) : [{ vatPercent: 0, cents }]
        return new Map(parts.map((part) => [part.vatPercent, part.cents]))
      }
      const [is, was] = [paidAt(now.get(id)), paidAt(before.get(id))]
      return [...new Set([...is.keys(), ...was.keys()])].flatMap((rate) => {
        const [paid, former] = [is.get(rate) ?? noCents, was.get(rate) ?? noCents]
        const gross = subtractCents(paid, former)
        if (gross === noCents) return []
        const vat = rate === 0 ? noCents : subtractCents(includedVatCents(paid, rate), includedVatCents(former, rate))
        return { order: number, category, rate, net: subtractCents(gross, vat), vat, gross }
      })
    })
  })
}

/** What was paid for the work, with our VAT (S) or the buyer's (AE), or for paying late (O). */
function paidAs(category: CashLine['category'], sums: OrderSums | undefined): Cents {
  if (!sums) return noCents
  const { charged, lateCosts, isReverse, paid } = sums
  const late = cents(Math.max(0, Math.min(lateCosts, paid - (charged - lateCosts))))
  if (category === 'O') return late
  return (category === 'AE') === isReverse ? subtractCents(paid, late) : noCents
}

/**
 * What the made months have of an order, in cents. `price`: of the order itself, nothing once it has ended otherwise;
 * `lateCosts`: compensation for paying late, which is not a sale and has no VAT; `isReverse`: whether the buyer owes
 * the VAT, as a business may have agreed to even while nothing is charged.
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
