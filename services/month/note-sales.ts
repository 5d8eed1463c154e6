import type { Country } from '../../domain/language.ts'
import { addCents, atLeastNothing, type Cents, cents, noCents, subtractCents } from '../../domain/money/cents.ts'
import type { OrderState } from '../../domain/orders/order-states.ts'
import { type AccountMonth, monthOf } from '../../domain/payments/account-month.ts'
import { isOwedKnown } from '../../domain/payments/ledger.ts'
import { type Database, inBatches } from '../database/schema.ts'
import { type OrderSums, orderSums } from './month-money.ts'
import { readMonthDocuments, receipts, signedGross } from './month-sales.ts'

/** States of an order whose work was done, and of one that has ended otherwise. */
const done: readonly OrderState[] = ['inspected', 'done']
const ended: readonly OrderState[] = ['cancelled', 'withdrawn', 'notDone']

/**
 * Notes what a month sells: the amounts of its documents; and, of orders whose documents say less than what was
 * supplied or prepaid, the rest, which a later document takes back (R18.51).
 */
export async function noteSales(transaction: Database, country: Country, month: AccountMonth): Promise<void> {
  const documents = await readMonthDocuments(transaction, country, month)
  const invoiced = documents.map((one) => ({ orderId: one.orderId, document: one.number, cents: signedGross(one) }))
  const insert = async (sales: readonly { orderId: string; document: string; cents: Cents }[]) => {
    for (const batch of inBatches(sales.map((sale) => ({ ...sale, country, month }))))
      await transaction.insertInto('monthSale').values(batch).execute()
  }
  await insert(invoiced)
  await insert(await unsold(transaction, country, month))
}

/** Sales of orders without a document that are not noted yet, or were noted and have changed, in cents. */
async function unsold(transaction: Database, country: Country, month: AccountMonth) {
  const noted = await transaction
    .selectFrom('monthSale')
    .select(['orderId', 'document', 'cents'])
    .where('country', '=', country)
    .execute()
  const sales = Map.groupBy(noted, ({ orderId }) => orderId)
  return (await monthOrders(transaction, country, month)).flatMap(({ id, isUnknown, supplied, ...order }) => {
    // Until it is known what is owed, documents wait too.
    if (isUnknown) return []
    const soldAs = (isSo: (document: string) => boolean) =>
      addCents(noCents, ...(sales.get(id) ?? []).flatMap(({ document, cents }) => (isSo(document) ? cents : [])))
    const owed = subtractCents(order.charged, order.lateCosts)
    const earned = supplied ?? atLeastNothing(cents(Math.min(owed, order.paid)))
    const isReceipt = (document: string) => document === receipts.S || document === receipts.AE
    const wanted = subtractCents(
      earned,
      soldAs((document) => !isReceipt(document)),
    )
    return [receipts.S, receipts.AE].flatMap((document) => {
      const target = (document === receipts.AE) === order.isReverse ? wanted : noCents
      const rest = subtractCents(
        target,
        soldAs((one) => one === document),
      )
      return rest === noCents ? [] : [{ orderId: id, document, cents: rest }]
    })
  })
}

/**
 * The orders of a country with what the months until one have of them. `supplied`: what of it was supplied, or is owed
 * for an order that has ended; undefined before that. `isUnknown`: what is owed is not known yet.
 */
export async function monthOrders(database: Database, country: Country, month: AccountMonth) {
  const sums = await orderSums(database, country, '<=', month)
  const orders = await database
    .selectFrom('order')
    .select(['id', 'number', 'date', 'state', 'owedCents', 'callBy'])
    .where((eb) => eb.and({ country, sample: 0 }))
    .orderBy('number')
    .execute()
  return orders.flatMap(({ owedCents, callBy, ...order }) => {
    const own = sums.get(order.id)
    if (!own) return []
    // An order that ended after the month still has its price in it.
    const isEnded = ended.includes(order.state) && own.price === 0
    const isDone = done.includes(order.state) && monthOf(order.date) <= month
    const isUnknown = isEnded && !isOwedKnown({ state: order.state, owedCents, callBy })
    return { ...order, ...own, isUnknown, supplied: isEnded || isDone ? saleOf(own) : undefined }
  })
}

/** What is owed for an order itself. */
const saleOf = ({ charged, lateCosts }: OrderSums): Cents => subtractCents(charged, lateCosts)
