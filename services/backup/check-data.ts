import type { Database } from '../database/schema.ts'
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
