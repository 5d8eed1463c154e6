import { setTimeout as pause } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { BankTables } from './tables/bank-tables.ts'
import type { ChangeTables } from './tables/change-tables.ts'
import type { LeadTables } from './tables/lead-tables.ts'
import type { MessageTables } from './tables/message-tables.ts'
import type { OnlinePaymentTables } from './tables/online-payment-tables.ts'
import type { OrderTables } from './tables/order-tables.ts'
import type { PageTables } from './tables/page-tables.ts'
import type { PaymentTables } from './tables/payment-tables.ts'
import type { PeopleTables } from './tables/people-tables.ts'
import type { ReviewTables } from './tables/review-tables.ts'
import type { SchedulingTables } from './tables/scheduling-tables.ts'
import type { VisitTables } from './tables/visit-tables.ts'

/**
 * The tables, with the product's field names as column names. Times are ISO 8601 text in UTC with a fixed length of 24
 * characters, so that they sort as text on every engine. Flags are 0 or 1.
 */
export interface Schema
  extends ReviewTables,
    PageTables,
    MessageTables,
    ChangeTables,
    SchedulingTables,
    OrderTables,
    PaymentTables,
    BankTables,
    OnlinePaymentTables,
    PeopleTables,
    LeadTables,
    VisitTables {}

/** A connection (or an open transaction) on either engine. */
export type Database = Kysely<Schema>

/** Deadlock, serialisation failure, and a row that another transaction removed or added first. */
const transientCodes = ['40P01', '40001', '23503', '23505']

const mostAttempts = 5

/** The longest pause before the second attempt, in milliseconds; it doubles with each attempt. */
const longestPause = 20

/**
 * A transaction that found the SQLite file locked starts again only if it has not waited for so long yet, in
 * milliseconds.
 */
const patience = 2000

/**
 * Runs `work` in a transaction: the only way to begin one. If another transaction is in its way (a deadlock or
 * serialisation failure of PostgreSQL, a locked file of SQLite), it starts again after a short random pause, so that
 * the two do not meet again. `work` may therefore run several times. Returning commits: to refuse, it has to throw, or
 * return before it writes.
 * @throws what `work` throws, and after several attempts the database's own error; always the first error, not that of
 *   the rollback
 */
export async function retryingTransaction<Result>(
  database: Database,
  work: (transaction: Database) => Promise<Result>,
): Promise<Result> {
  const begunAt = performance.now()
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runOnce(database, work)
    } catch (error) {
      if (attempt === mostAttempts || !isTransient(error, performance.now() - begunAt)) throw error
    }
    await pause(Math.random() * longestPause * 2 ** (attempt - 1))
  }
}

async function runOnce<Result>(database: Database, work: (transaction: Database) => Promise<Result>): Promise<Result> {
  const failures: unknown[] = []
  try {
    return await database.transaction().execute(async (transaction) => {
      try {
        return await work(transaction)
      } catch (error) {
        failures.push(error)
        throw error
      }
    })
  } catch (error) {
    // On a broken connection the rollback fails too, and would hide why.
    throw failures.length > 0 ? failures[0] : error
  }
}

function isTransient(error: unknown, waited: number): boolean {
  if (!(error instanceof Error && 'code' in error)) return false
  const code = String(error.code)
  return transientCodes.includes(code) || (code.startsWith('SQLITE_BUSY') && waited < patience)
}

/** How many rows or keys one statement has: far fewer than either engine allows. */
const batchSize = 200

/** Splits `items` into batches, by default small enough for one statement. */
export function* inBatches<Item>(items: readonly Item[], size = batchSize): Generator<Item[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size)
}
