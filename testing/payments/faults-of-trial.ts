import type { StandInPayment } from '../../run/stand-in/stand-in-payment.ts'
import { checkData } from '../../services/backup/check-data.ts'
import type { Database } from '../../services/database/schema.ts'

/**
 * Checks the data after processes were killed under load: bookings, ledger, invoices and audit trail agree, and each
 * payment that the provider has is in the ledger.
 * @returns a sentence for each fault
 */
export async function faultsOfTrial(
  database: Database,
  { payments }: { payments: ReadonlyMap<string, StandInPayment> },
): Promise<string[]> {
  const { faults } = await checkData(database)
  const rows = await database.selectFrom('payment').select('providerId').where('provider', '=', 'mollie').execute()
  const known = new Set(rows.map(({ providerId }) => providerId))
  const paid = [...payments.values()].filter(({ status }) => status === 'paid')
  return [...faults, ...paid.filter(({ id }) => !known.has(id)).map(({ id }) => `The payment ${id} was lost.`)]
}
