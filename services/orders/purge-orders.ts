import { sql } from 'kysely'
import { officeClock } from '../../domain/opening/office-time.ts'
import { accessDays, confirmDays, draftHours, orderPersonDays, remarkDays } from '../../domain/orders/retention.ts'
import type { Outcome } from '../../domain/outcome.ts'
import { invoiceYears } from '../../domain/payments/invoice-document.ts'
import { invoiceSeries } from '../../domain/payments/invoice-number.ts'
import { type Database, retryingTransaction } from '../database/schema.ts'
import { takeAll, takenAtOnce } from '../database/take-all.ts'
import { emptyDetails } from '../people/audit.ts'
import { deletePhotosOf, purgePhotos } from '../photos/visit-photos.ts'
import { readBalance } from './charges/record-charges.ts'

const hour = 3_600_000
const day = 24 * hour
const tablesOfOrder = ['orderPerson', 'orderAccess', 'orderWord', 'orderNote', 'orderDetailChange'] as const
/** The tables whose rows are about the customer of an order, by its `orderId`. */
const tablesOfCustomer = [...tablesOfOrder, 'emailChange', 'withdrawal', 'visitOperation'] as const

/** The columns of an order's mails that are about its customer. */
const mailColumns = ['recipient', 'receiptSlot', 'lastError'] as const

/** The lines of the bank that say who sent them: exactly the condition of the partial index. */
export const isNamed = sql<boolean>`("name" <> '' or "counterIban" <> '' or "text" <> '')`

/** A line of the bank without who sent it; the amount and the day stay for the books. */
const nameless = { name: '', counterIban: '', text: '' }

/**
 * Erases the personal data of an order on request (R17.27). The order itself stays. Runs inside the caller's
 * transaction.
 * @returns `owed`: the order is not fully paid and refunded; its data are kept, because they name the debtor or payee
 */
export async function forgetPerson(transaction: Database, orderId: string): Promise<Outcome<object, { form: 'owed' }>> {
  if ((await readBalance(transaction, orderId)).due !== 0) return { outcome: 'refused', problems: { form: 'owed' } }
  await forgetPeople(transaction, [orderId])
  return { outcome: 'done' }
}

/**
 * Erases the personal data of orders, which stay: who ordered, what that person has stated, what was noted about them,
 * how to get in, what was recorded of the visit, its photos, and what mail servers said about their address.
 * @returns how many rows were deleted
 */
async function forgetPeople(transaction: Database, orders: readonly string[]): Promise<number> {
  await deletePhotosOf(transaction, orders)
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
  await transaction.updateTable('redo').set({ work: '' }).where('orderId', 'in', orders).execute()
  await transaction.updateTable('complaint').set({ answer: '' }).where('orderId', 'in', orders).execute()
  const payments = transaction.selectFrom('payment').select('id').where('orderId', 'in', orders)
  // Also what went out and waits, and lines that were found to be the same as one of a payment.
  const paid = transaction.selectFrom('bankPart').select('bookingId').where('paymentId', 'in', payments)
  const twins = transaction.selectFrom('bankBooking').select('id').where('twin', 'in', paid)
  await transaction
    .updateTable('bankPart')
    .set(nameless)
    .where((eb) => eb.or([eb('paymentId', 'in', payments), eb('orderId', 'in', orders), eb('bookingId', 'in', twins)]))
    .execute()
  return deleted
}

/**
 * Erases the personal data of the orders that were visited in a span of time, and what the office's trail says about
 * them, a few in each transaction, so that others wait only for one of them.
 * @returns how many rows were deleted or emptied
 */
async function forgetVisited(database: Database, from: string, until: string, now: Date): Promise<number> {
  let taken = 0
  for (let last = { startsAt: from, id: '' }; ; ) {
    const orders = await database
      .selectFrom('order')
      .select(['startsAt', 'id'])
      .where('startsAt', '<', until)
      .where(sql<boolean>`("startsAt", "id") > (${last.startsAt}, ${last.id})`)
      .orderBy('startsAt')
      .orderBy('id')
      .limit(takenAtOnce)
      .execute()
    const final = orders.at(-1)
    if (!final) return taken
    last = final
    const ids = orders.map(({ id }) => id)
    taken += await retryingTransaction(database, (transaction) => forgetPeople(transaction, ids))
    const subjects = ids.map((id) => `order:${id}`)
    taken += await emptyDetails(database, (eb) => eb('subject', 'in', subjects), now)
  }
}

/**
 * Deletes what has been kept long enough (R16.11): drafts, remarks for the team and how it gets in, photos, and the
 * personal data of orders. An order without them stays, with its price and tariff, and its invoices as long as tax law
 * requires (R18.42).
 * @param purgedAt when it was last completed: visits that were old then are not checked again. A release that
 *   shortens `orderPersonDays` deletes the row `purge` of `upkeep`, so that all visits are
 * @returns how many rows were deleted or emptied
 */
export async function purgeOrders(database: Database, now: Date, purgedAt?: Date): Promise<number> {
  const before = (milliseconds: number, moment = now) => new Date(moment.getTime() - milliseconds).toISOString()
  const old = before(orderPersonDays * day)
  const visitedBefore = (days: number) =>
    database
      .selectFrom('order')
      .select('id')
      .where('startsAt', '<', before(days * day))
  const draft = database
    .selectFrom('draft')
    .select('id')
    .where('updatedAt', '<', before(draftHours * hour))
  const drafts = await takeAll(database, (transaction) =>
    transaction.deleteFrom('draft').where('id', 'in', draft.limit(takenAtOnce)).executeTakeFirst(),
  )
  const remark = database
    .selectFrom('orderPerson')
    .select('orderId')
    // Exactly the condition of the partial index.
    .where(sql<boolean>`"remark" <> ''`)
    .where('orderId', 'in', visitedBefore(remarkDays))
  const remarks = await takeAll(database, (transaction) =>
    transaction
      .updateTable('orderPerson')
      .set({ remark: '' })
      .where('orderId', 'in', remark.limit(takenAtOnce))
      .executeTakeFirst(),
  )
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
  const note = database
    .selectFrom('orderAccess')
    .select('orderId')
    .where('orderId', 'in', visitedBefore(accessDays))
    // The team needs it once more.
    .where('orderId', 'not in', database.selectFrom('redo').select('orderId').where('state', '=', 'planned'))
  const access = await takeAll(database, (transaction) =>
    transaction.deleteFrom('orderAccess').where('orderId', 'in', note.limit(takenAtOnce)).executeTakeFirst(),
  )
  const photos = await purgePhotos(database, now)
  // No one orders a visit of the past: what was old at the last purge no longer has a person.
  const persons = await forgetVisited(database, purgedAt ? before(orderPersonDays * day, purgedAt) : '', old, now)
  const withdrawals = await database.deleteFrom('withdrawal').where('receivedAt', '<', old).executeTakeFirst()
  await database.updateTable('bankPart').set(nameless).where('importedAt', '<', old).where(isNamed).execute()
  const invoices = await purgeInvoices(database, now)
  const deleted = [withdrawals, ...invoices].map(({ numDeletedRows }) => Number(numDeletedRows))
  return deleted.reduce((sum, rows) => sum + rows, drafts + remarks + access + photos + persons)
}

/** Deletes invoices, their numbers' counters and the files of their months, once tax law lets them go (R18.42). */
async function purgeInvoices(database: Database, now: Date) {
  const results: { numDeletedRows: bigint }[] = []
  for (const country of ['BE', 'NL'] as const) {
    const series = [true, false].map((sample) => invoiceSeries({ country, sample }))
    const before = Number(officeClock(now).date.slice(0, 4)) - invoiceYears[country]
    const old = database
      .selectFrom('invoice')
      .select('orderId')
      .where('series', 'in', series)
      .where('year', '<', before)
    await database.deleteFrom('invoicing').where('orderId', 'in', old).execute()
    for (const table of ['invoice', 'invoiceCounter'] as const)
      results.push(
        await database
          .deleteFrom(table)
          .where('series', 'in', series)
          .where('year', '<', before)
          .executeTakeFirstOrThrow(),
      )
    // A month's file has its invoices. What it sold stays noted, without names.
    const months = database.deleteFrom('accountMonth').where('country', '=', country)
    results.push(await months.where('month', '<', String(before)).executeTakeFirstOrThrow())
  }
  return results
}
