import type { Database } from '../database/schema.ts'
import { checkDocuments } from '../invoices/check-documents.ts'
import { checkInvoices } from '../invoices/read-invoices.ts'
import { checkMonths } from '../month/check-months.ts'
import { checkLedger } from './check-ledger.ts'

/**
 * Where the ledger disagrees with the orders (R18.9), documents with the facts (R18.41), invoices with their numbers
 * (R18.40), or made months with all of these (R18.51): a sentence each.
 */
export async function moneyFaults(database: Database): Promise<string[]> {
  return [
    ...(await checkLedger(database)),
    ...(await checkDocuments(database)),
    ...(await checkMonths(database)),
    ...(await checkInvoices(database)),
  ]
}
