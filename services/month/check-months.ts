import { hash } from 'node:crypto'
import type { Cents } from '../../domain/money/cents.ts'
import { type AccountMonth, closingOf, nextMonth } from '../../domain/payments/account-month.ts'
import type { Database } from '../database/schema.ts'
import { monthSums } from './make-month.ts'

/** Months that are looked at, of each country; the purge takes the orders of very old ones. */
const checked = 24

/**
 * Proves that the made months still agree with the ledger (R18.51): each follows the one before and opens where that
 * one closed, has the charges, payments and documents that are marked as its own, and the bytes that it was made with.
 * @returns a sentence for each fault
 */
export async function checkMonths(database: Database): Promise<string[]> {
  const rows = await database.selectFrom('accountMonth').selectAll().orderBy('country').orderBy('month').execute()
  const faults: string[] = []
  for (const [country, all] of Map.groupBy(rows, (row) => row.country)) {
    let before: { month: AccountMonth; closing: Cents } | undefined
    for (const row of all.slice(-checked)) {
      const { month, openingCents, chargedCents, paidCents } = row
      const sums = await monthSums(database, country, month)
      const found = {
        bytes: hash('sha256', row.bytes) !== row.sha256,
        missing: before !== undefined && nextMonth(before.month) !== month,
        opening: before !== undefined && before.closing !== openingCents,
        charged: sums.chargedCents !== chargedCents,
        paid: sums.paidCents !== paidCents,
        sold: sums.invoicedCents !== sums.soldCents,
      }
      for (const [fault, isSo] of Object.entries(found))
        if (isSo) faults.push(`Month ${month} of ${country}: ${fault} is not what was made.`)
      before = { month, closing: closingOf(row) }
    }
  }
  return faults
}
