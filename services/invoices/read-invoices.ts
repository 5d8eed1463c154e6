import { hash } from 'node:crypto'
import type { DocumentInForce } from '../../domain/payments/documents-due.ts'
import { type InvoiceDocument, invoiceDocument } from '../../domain/payments/invoice-document.ts'
import { formatInvoiceNumber, type InvoiceNumber } from '../../domain/payments/invoice-number.ts'
import type { Database } from '../database/schema.ts'
import { readStoredJson } from '../database/stored-json.ts'

/** An invoice, prepayment invoice or credit note, and the bytes that it was stored as. */
export interface StoredInvoice extends InvoiceNumber {
  document: InvoiceDocument
  json: string
}

/** The documents of an order, oldest first. */
export interface OrderInvoices {
  all: readonly StoredInvoice[]
  /** Those that were not credited. */
  inForce: readonly (StoredInvoice & { asDue: DocumentInForce })[]
}

/** Reads an invoice or credit note back. @throws UnreadableJson */
export const readStoredDocument = (json: string): InvoiceDocument => readStoredJson(invoiceDocument, json, 'An invoice')

/** Reads the documents of an order. */
export async function readInvoices(database: Database, orderId: string): Promise<OrderInvoices> {
  return (await invoicesOfOrders(database, [orderId])).get(orderId) ?? { all: [], inForce: [] }
}

/** Reads the documents of several orders; an order without any is not in the map. */
export async function invoicesOfOrders(database: Database, orderIds: readonly string[]) {
  const rows = await database
    .selectFrom('invoice')
    .select(['orderId', 'series', 'year', 'seq', 'json'])
    .where('orderId', 'in', orderIds)
    .orderBy('year')
    .orderBy('seq')
    .execute()
  const ofOrders = Map.groupBy(rows, ({ orderId }) => orderId)
  return new Map(
    [...ofOrders].map(([id, own]) => [
      id,
      inForceOf(own.map(({ orderId: _, ...row }) => ({ ...row, document: readStoredDocument(row.json) }))),
    ]),
  )
}

function inForceOf(all: readonly StoredInvoice[]): OrderInvoices {
  const credited = new Set(all.map(({ document }) => document.credits))
  const inForce = all.flatMap((invoice) => {
    const { number, grossCents, kind, reverseCharge } = invoice.document
    if (kind === 'creditNote' || credited.has(number)) return []
    return [{ ...invoice, asDue: { number, kind, grossCents, isReverseCharged: reverseCharge !== undefined } }]
  })
  return { all, inForce }
}

/** An invoice by its number; undefined if there is none. */
export async function findInvoice(database: Database, { series, year, seq }: InvoiceNumber) {
  const row = await database
    .selectFrom('invoice')
    .select(['series', 'year', 'seq', 'json'])
    .where((eb) => eb.and({ series, year, seq }))
    .executeTakeFirst()
  return row && { ...row, document: readStoredDocument(row.json) }
}

/**
 * Proves that the numbers of every series and year follow each other, and that no stored invoice was changed (R18.40,
 * R18.42).
 * @returns a sentence for each number that is missing, and each invoice that is not as it was stored
 */
export async function checkInvoices(database: Database): Promise<string[]> {
  const faults: string[] = []
  const counters = await database.selectFrom('invoiceCounter').selectAll().execute()
  for (const { series, year, first, next } of counters) {
    const rows = await database
      .selectFrom('invoice')
      .select(['seq', 'json', 'sha256'])
      .where((eb) => eb.and({ series, year }))
      .orderBy('seq')
      .execute()
    const add = (seq: number, fault: string) =>
      faults.push(`Invoice ${formatInvoiceNumber({ series, year, seq })}: ${fault}.`)
    let expected = first
    for (const { seq, json, sha256 } of rows) {
      for (; expected < seq; expected += 1) add(expected, 'missing')
      if (hash('sha256', json) !== sha256) add(seq, 'changed')
      expected = seq + 1
    }
    for (; expected < next; expected += 1) add(expected, 'missing')
  }
  return faults
}
