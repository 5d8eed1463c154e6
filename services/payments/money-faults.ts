import { formatInvoiceNumber } from '../../domain/payments/invoice-number.ts'
import type { Database } from '../database/schema.ts'
import { checkLedger } from './check-ledger.ts'
import { checkInvoices } from './invoices/read-invoices.ts'

/** Where the ledger disagrees with the orders (R18.9) or invoices with their numbers (R18.40): a sentence each. */
export async function moneyFaults(database: Database): Promise<string[]> {
  const ledger = await checkLedger(database)
  const invoices = await checkInvoices(database)
  return [
    ...ledger.map(
      ({ number, fault, expected, found }) => `Order ${number}: ${fault}, ${expected} cents expected, ${found} found.`,
    ),
    ...invoices.map(({ fault, ...number }) => `Invoice ${formatInvoiceNumber(number)}: ${fault}.`),
  ]
}
