import { sql } from 'kysely'
import { officeClock } from '../../domain/opening/office-time.ts'
import { accessDays, confirmDays, draftHours, orderPersonDays, remarkDays } from '../../domain/orders/retention.ts'
import { invoiceYears } from '../../domain/payments/invoice-document.ts'
import { invoiceSeries } from '../../domain/payments/invoice-number.ts'
import { retryingTransaction } from '../database/retrying-transaction.ts'
import type { Database } from '../database/schema.ts'

const hour = 3_600_000
const day = 24 * hour
/** Orders of one transaction. */
const batch = 500

/** The tables whose rows are about the customer of an order, by its `orderId`. */
const tablesOfCustomer = [
  ...(['orderPerson', 'orderAccess', 'orderWord', 'orderNote'] as const),
  ...(['orderDetailChange', 'emailChange', 'withdrawal'] as const),
] as const

/** The columns of an order's mails that are about its customer. */
const mailColumns = ['recipient', 'receiptSlot', 'lastError'] as const

/** A line of the bank without who sent it; the amount and the day stay for the books. */
const nameless = { name: '', counterIban: '', text: '' }

/**
 * Erases the personal data of an order on request (R17.27). The order itself stays. Runs inside the caller's
 * transaction.
 */
export async function forgetPerson(transaction: Database, orderId: string): Promise<void> {
  await forgetPeople(transaction, [orderId])
}

/**
 * Erases the personal data of orders, which stay: who ordered, what that person has stated, what was noted about them,
 * how to get in, and what mail servers said about their address.
 * @returns how many rows were deleted
 */
async function forgetPeople(transaction: Database, orders: readonly string[]): Promise<number> {
  let deleted = 0
  for (const table of tablesOfCustomer) {
    const { numDeletedRows } = await transaction.deleteFrom(table).where('orderId', 'in', orders).executeTakeFirst()
    deleted += Number(numDeletedRows)
  }
  await transaction
    .updateTable('mail')
    .set(Object.fromEntries(mailColumns.map((column) => [column, null])))
    .where('orderId', 'in', orders)
    .where((eb) => eb.or(mailColumns.map((column) => eb(column, 'is not', null))))
    .execute()
  const payments = transaction.selectFrom('payment').select('id').where('orderId', 'in', orders)
  await transaction.updateTable('bankEntry').set(nameless).where('paymentId', 'in', payments).execute()
  return deleted
}

/**
 * Erases the personal data of the orders that were visited before a moment and still have a person, a few in each
 * transaction: however many there are, nobody waits for them.
 * @returns how many rows were deleted
 */
async function forgetVisited(database: Database, before: string): Promise<number> {
  let deleted = 0
  for (let last = { startsAt: '', id: '' }; ; ) {
    const orders = await database
      .selectFrom('order')
      .innerJoin('orderPerson', 'orderPerson.orderId', 'order.id')
      .select(['startsAt', 'id'])
      .where('startsAt', '<', before)
      .where(sql<boolean>`("startsAt", "id") > (${last.startsAt}, ${last.id})`)
      .orderBy('startsAt')
      .orderBy('id')
      .limit(batch)
      .execute()
    const final = orders.at(-1)
    if (!final) return deleted
    last = final
    const ids = orders.map(({ id }) => id)
    deleted += await retryingTransaction(database, (transaction) => forgetPeople(transaction, ids))
  }
}

/**
 * Deletes what has been kept long enough (R16.11): drafts, remarks for the team and how it gets in, and the personal
 * data of orders. An order without them stays, with its price and tariff, and its invoices as long as tax law keeps
 * them (R18.42).
 * @returns how many rows were deleted or emptied
 */
export async function purgeOrders(database: Database, now: Date): Promise<number> {
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds).toISOString()
  const drafts = await database
    .deleteFrom('draft')
    .where('updatedAt', '<', before(draftHours * hour))
    .executeTakeFirst()
  const visitedBefore = (days: number) =>
    database
      .selectFrom('order')
      .select('id')
      .where('startsAt', '<', before(days * day))
  const remarks = await database
    .updateTable('orderPerson')
    .set({ remark: '' })
    // Exactly the condition of the partial index.
    .where(sql<boolean>`"remark" <> ''`)
    .where('orderId', 'in', visitedBefore(remarkDays))
    .executeTakeFirst()
  await database
    .deleteFrom('orderDetailChange')
    .where('field', '=', 'remark')
    .where('orderId', 'in', visitedBefore(remarkDays))
    .execute()
  await database
    .deleteFrom('emailChange')
    .where('requestedAt', '<', before(confirmDays * day))
    .execute()
  await database
    .deleteFrom('dailyCount')
    .where('day', '<', officeClock(new Date(before(day))).date)
    .execute()
  const access = await database
    .deleteFrom('orderAccess')
    .where('orderId', 'in', visitedBefore(accessDays))
    .executeTakeFirst()
  const persons = await forgetVisited(database, before(orderPersonDays * day))
  const withdrawals = await database
    .deleteFrom('withdrawal')
    .where('receivedAt', '<', before(orderPersonDays * day))
    .executeTakeFirst()
  await database
    .updateTable('bankEntry')
    .set(nameless)
    .where('importedAt', '<', before(orderPersonDays * day))
    .where((eb) => eb.or((['name', 'counterIban', 'text'] as const).map((column) => eb(column, '<>', ''))))
    .execute()
  const invoices = await purgeInvoices(database, now)
  const deleted = [drafts, access, withdrawals, ...invoices].map(({ numDeletedRows }) => Number(numDeletedRows))
  return deleted.reduce((sum, rows) => sum + rows, Number(remarks.numUpdatedRows) + persons)
}

/** Deletes invoices, and their numbers' counters, once tax law lets them go (R18.42). */
async function purgeInvoices(database: Database, now: Date) {
  const results: { numDeletedRows: bigint }[] = []
  for (const country of ['BE', 'NL'] as const) {
    const series = [true, false].map((sample) => invoiceSeries({ country, sample }))
    const before = Number(officeClock(now).date.slice(0, 4)) - invoiceYears[country]
    for (const table of ['invoice', 'invoiceCounter'] as const)
      results.push(
        await database
          .deleteFrom(table)
          .where('series', 'in', series)
          .where('year', '<', before)
          .executeTakeFirstOrThrow(),
      )
  }
  return results
}
