import { formatInvoiceNumber } from '../../domain/payments/invoice-number.ts'
import type { Database } from '../database/schema.ts'
import { checkDocuments } from '../invoices/check-documents.ts'
import { checkInvoices } from '../invoices/read-invoices.ts'
import { checkMonths } from '../month/check-months.ts'
import { checkLedger } from './check-ledger.ts'

const documentFaults = {
  unfit: 'has documents that no longer fit',
  missing: 'lacks a document that is due',
} as const

/**
 * Where the ledger disagrees with the orders (R18.9), documents with what has happened (R18.41), invoices with their numbers
 * (R18.40), or made months with all of these (R18.51): a sentence each.
 */
export async function moneyFaults(database: Database): Promise<string[]> {
  const ledger = await checkLedger(database)
  const documents = await checkDocuments(database)
  const invoices = await checkInvoices(database)
  const months = await checkMonths(database)
  return [
    ...ledger.map(
      ({ number, fault, expected, found }) => `Order ${number}: ${fault}, ${expected} cents expected, ${found} found.`,
    ),
    ...documents.map(({ order, fault, cents }) => `Order ${order} ${documentFaults[fault]}: ${cents} cents.`),
    ...months.map(({ country, month, fault }) => `Month ${month} of ${country}: ${fault} is not what was made.`),
    ...invoices.map(({ fault, ...number }) => `Invoice ${formatInvoiceNumber(number)}: ${fault}.`),
  ]
}
