import type { Outcome } from '../../domain/outcome.ts'
import type { InvoiceNumber } from '../../domain/payments/invoice-number.ts'
import { type Database, retryingTransaction } from '../database/schema.ts'
import { audit } from '../people/audit.ts'

/** Whether a series has its first number by a year. That of samples always has. */
export async function isNumbered(database: Database, { series, year }: Omit<InvoiceNumber, 'seq'>): Promise<boolean> {
  if (series.startsWith('SAMPLE-')) return true
  const begun = database.selectFrom('invoiceCounter').select('year').where('series', '=', series)
  return (await begun.where('year', '<=', year).executeTakeFirst()) !== undefined
}

/**
 * Takes the next number of a series (R18.40), in the transaction that stores the invoice: a concurrent one waits, and a
 * rollback gives the number back. A series that has begun goes on with 1 in a new year; that of samples begins by
 * itself.
 * @returns undefined where the owner has not set the first number yet
 */
export async function takeNumber(
  transaction: Database,
  { series, year }: Omit<InvoiceNumber, 'seq'>,
): Promise<InvoiceNumber | undefined> {
  if (!(await isNumbered(transaction, { series, year }))) return undefined
  await transaction
    .insertInto('invoiceCounter')
    .values({ series, year, first: 1, next: 1 })
    .onConflict((conflict) => conflict.columns(['series', 'year']).doNothing())
    .execute()
  const { next } = await transaction
    .updateTable('invoiceCounter')
    .set((eb) => ({ next: eb('next', '+', 1) }))
    .where((eb) => eb.and({ series, year }))
    .returning('next')
    .executeTakeFirstOrThrow()
  return { series, year, seq: next - 1 }
}

/**
 * Sets the number that a series begins with, to continue the books that were kept before (R18.40): once, before its
 * first invoice.
 * @returns `stale`: the series has begun with another number
 */
export async function setFirstNumber(
  database: Database,
  { series, year, seq }: InvoiceNumber,
  person: { id: string },
  now: Date,
): Promise<Outcome> {
  return await retryingTransaction(database, async (transaction) => {
    const known = await transaction
      .selectFrom('invoiceCounter')
      .select(['year', 'first'])
      .where('series', '=', series)
      .orderBy('year')
      .executeTakeFirst()
    if (known) return { outcome: known.year === year && known.first === seq ? 'done' : 'stale' }
    await transaction.insertInto('invoiceCounter').values({ series, year, first: seq, next: seq }).execute()
    const after = { year, next: seq }
    await audit(transaction, { by: person, action: 'numberInvoices', subject: `invoices:${series}`, after }, now)
    return { outcome: 'done' }
  })
}
