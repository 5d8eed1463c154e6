import { hash } from 'node:crypto'
import type { Country } from '../../domain/language.ts'
import { addCents, noCents } from '../../domain/money/cents.ts'
import type { Outcome } from '../../domain/outcome.ts'
import { type AccountMonth, closingOf, endOfMonth, nextMonth } from '../../domain/payments/account-month.ts'
import { type Database, retryingTransaction } from '../database/schema.ts'
import { audit, lockAudit } from '../people/audit.ts'
import { monthsOf } from './list-months.ts'
import { monthFile } from './month-file.ts'
import { readMonthDocuments, receipts, signedGross } from './month-sales.ts'
import { noteSales } from './note-sales.ts'

/**
 * Makes the file of the next month of a country, which never changes (R18.51): everything until its end that no earlier
 * file has, what became known late among it.
 * @returns `stale`: it is not the next month, or not over
 */
export async function makeMonth(
  database: Database,
  { country, month }: { country: Country; month: AccountMonth },
  person: { id: string; name: string } | undefined,
  now: Date,
): Promise<Outcome> {
  return await retryingTransaction(database, async (transaction) => {
    await lockAudit(transaction)
    const { made, next } = await monthsOf(transaction, country, now)
    if (month !== next) return { outcome: 'stale' }
    await takeEntries(transaction, country, month)
    await noteSales(transaction, country, month)
    const { chargedCents, paidCents } = await monthSums(transaction, country, month)
    const openingCents = made[0] ? closingOf(made[0]) : noCents
    const totals = { openingCents, chargedCents, paidCents }
    const bytes = await monthFile(transaction, { country, month, totals, by: person?.name ?? '', now })
    const row = { country, month, madeAt: now.toISOString(), personId: person?.id ?? null, ...totals }
    await transaction
      .insertInto('accountMonth')
      .values({ ...row, bytes: Buffer.from(bytes), sha256: hash('sha256', bytes) })
      .execute()
    await audit(transaction, { by: person, action: 'makeMonth', subject: `month:${country}-${month}` }, now)
    return { outcome: 'done' }
  })
}

/** Gives the month to all charges, payments and documents until its end that have none. */
async function takeEntries(transaction: Database, country: Country, month: AccountMonth): Promise<void> {
  const end = endOfMonth(month).toISOString()
  const ours = transaction.selectFrom('order').select('id').where('country', '=', country).where('sample', '=', 0)
  const taken = { accountMonth: month }
  await transaction
    .updateTable('charge')
    .set(taken)
    .where('accountMonth', 'is', null)
    .where('at', '<', end)
    .where('orderId', 'in', ours)
    .execute()
  await transaction
    .updateTable('payment')
    .set(taken)
    .where('accountMonth', 'is', null)
    // The bank's day is the transfer's, whenever its statement was read (R18.7).
    .where((eb) =>
      eb.or([eb('bookedOn', '<', `${nextMonth(month)}-01`), eb('bookedOn', 'is', null).and('at', '<', end)]),
    )
    .where('orderId', 'in', ours)
    .execute()
  await transaction
    .updateTable('invoice')
    .set(taken)
    .where('accountMonth', 'is', null)
    .where('issuedAt', '<', end)
    .where('series', '=', country)
    .execute()
}

/** A month's charges and payments, the total of its documents, and how much of that is noted as sold; in cents. */
export async function monthSums(database: Database, country: Country, month: AccountMonth) {
  const sum = async (table: 'charge' | 'payment') => {
    const rows = database.selectFrom(table).innerJoin('order', 'order.id', `${table}.orderId`).select('cents')
    const own = await rows.where('country', '=', country).where('accountMonth', '=', month).execute()
    return own.reduce((all, { cents }) => addCents(all, cents), noCents)
  }
  const documents = await readMonthDocuments(database, country, month)
  const sales = database.selectFrom('monthSale').select('cents').where('country', '=', country)
  const sold = await sales.where('month', '=', month).where('document', 'not in', Object.values(receipts)).execute()
  return {
    chargedCents: await sum('charge'),
    paidCents: await sum('payment'),
    invoicedCents: documents.reduce((all, one) => addCents(all, signedGross(one)), noCents),
    soldCents: sold.reduce((all, { cents }) => addCents(all, cents), noCents),
  }
}
