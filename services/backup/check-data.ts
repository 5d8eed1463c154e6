import { withDatabase } from '../database/database.ts'
import { migrateDatabase } from '../database/migrate-database.ts'
import { type Database, retryingTransaction } from '../database/schema.ts'
import { orderedVisits } from '../orders/record/ordered-visits.ts'
import { moneyFaults } from '../payments/money-faults.ts'
import { verifyAudit } from '../people/audit.ts'
import { checkInvariants } from '../scheduling/check-invariants.ts'

/** The result of checking a database. `faults`: one sentence per disagreement. */
export interface DataCheck {
  visits: number
  auditEntries: number
  faults: string[]
}

/**
 * Checks whether a database agrees with itself: bookings with the roster, the ledger and the invoices with the orders,
 * the audit trail.
 */
export async function checkData(database: Database): Promise<DataCheck> {
  const visits = await orderedVisits(database)
  const audit = await verifyAudit(database)
  return {
    visits: visits.length,
    auditEntries: audit.ok ? audit.entries : 0,
    faults: [
      ...(await checkInvariants(database, visits)),
      ...(await moneyFaults(database)),
      ...(audit.ok ? [] : [`The audit trail is broken at entry ${audit.brokenAt}.`]),
    ],
  }
}

/**
 * Brings the database at `url` to this program's step and checks whether it agrees with itself, in one transaction.
 * @param judge looks at the check before the commit; if it throws, the database is as it was
 * @throws DatabaseProblem if it cannot be migrated, and what `judge` throws
 */
export async function checkMigrated(url: string, judge: (check: DataCheck) => void = () => {}): Promise<DataCheck> {
  const check = (database: Database) =>
    retryingTransaction(database, async (transaction) => {
      await migrateDatabase(transaction)
      const check = await checkData(transaction)
      judge(check)
      return check
    })
  return await withDatabase(url, check, { isMaintenance: true })
}
