import { orderNumbersIn } from '../../domain/orders/order-number.ts'
import type { DocumentKind } from '../../domain/payments/invoice-document.ts'
import { parseInvoiceNumber } from '../../domain/payments/invoice-number.ts'
import { inOrder, pageOf } from '../database/list-page.ts'
import type { Database } from '../database/schema.ts'
import { readStoredDocument } from './read-invoices.ts'

/** What a list of documents is narrowed to: a kind, and the number of a document or of an order. */
export interface DocumentFilter {
  kind: DocumentKind | undefined
  search: string
  after: string | undefined
}

/** The invoices, prepayment invoices and credit notes, newest first (R18.52). */
export async function listDocuments(database: Database, { kind, search, after }: DocumentFilter) {
  const number = parseInvoiceNumber(search.toUpperCase())
  const [order] = orderNumbersIn(search)
  const listed = database
    .selectFrom('invoice')
    .innerJoin('order', 'order.id', 'invoice.orderId')
    .select(['series', 'year', 'seq', 'json', 'issuedAt', 'order.number'])
    .$if(kind !== undefined, (query) => query.where('invoice.kind', '=', kind ?? 'invoice'))
    .$if(number !== undefined, (query) => query.where((eb) => eb.and({ ...number })))
    .$if(search !== '' && !number, (query) => query.where('order.number', '=', order ?? ''))
  const found = await inOrder(listed, ['issuedAt', 'series', 'seq'], { direction: 'desc', after }).execute()
  const page = pageOf(found, ({ issuedAt, series, seq }) => [issuedAt, series, seq])
  return { ...page, rows: page.rows.map(({ json, number: of }) => ({ of, ...readStoredDocument(json) })) }
}
