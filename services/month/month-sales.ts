import type { Country } from '../../domain/language.ts'
import { type Cents, negateCents, noCents, subtractCents } from '../../domain/money/cents.ts'
import { atRates, includedVatCents } from '../../domain/orders/vat.ts'
import type { AccountMonth } from '../../domain/payments/account-month.ts'
import type { InvoiceDocument, InvoiceParty } from '../../domain/payments/invoice-document.ts'
import type { Database } from '../database/schema.ts'
import { businessOf } from '../database/stored-agreement.ts'
import { readStoredDocument } from '../invoices/read-invoices.ts'

/**
 * A line of what a month sells: a document or an order without one, at one rate of VAT. `category`: S, AE where the
 * buyer owes the VAT (UNCL 5305), O for compensation, on which there is none. Days are 'YYYY-MM-DD'; amounts are cents,
 * negative in a credit note.
 */
export interface SalesLine {
  kind: InvoiceDocument['kind'] | 'receipt' | 'lateCosts'
  number: string
  issued: string
  supplied: string
  paid: string
  order: string
  buyer: Partial<InvoiceParty>
  category: 'S' | 'AE' | 'O'
  rate: number
  net: Cents
  vat: Cents
  gross: Cents
  credits: string
}

/** What stands in for the number of a sale without a document: with VAT, or with VAT that the buyer owes. */
export const receipts = { S: '', AE: 'AE' } as const

/** The documents of a month in the order of their numbers. */
export async function readMonthDocuments(database: Database, country: Country, month: AccountMonth) {
  const rows = await database
    .selectFrom('invoice')
    .select(['orderId', 'json'])
    .where((eb) => eb.and({ accountMonth: month, series: country }))
    .orderBy('year')
    .orderBy('seq')
    .execute()
  return rows.map(({ orderId, json }) => ({ orderId, ...readStoredDocument(json) }))
}

/** What a document adds to sales: a credit note takes off. */
export const signedGross = ({ kind, grossCents }: Pick<InvoiceDocument, 'kind' | 'grossCents'>): Cents =>
  kind === 'creditNote' ? negateCents(grossCents) : grossCents

/** What the month sells: documents, orders without one, and costs of paying late. */
export async function monthSales(
  database: Database,
  country: Country,
  month: AccountMonth,
  documents: readonly InvoiceDocument[],
): Promise<SalesLine[]> {
  const undocumentedSales = await database
    .selectFrom('monthSale')
    .innerJoin('order', 'order.id', 'monthSale.orderId')
    .select(['number', 'date', 'state', 'business', 'document', 'cents'])
    .where((eb) => eb.and({ month, 'monthSale.country': country }))
    .where('document', 'in', Object.values(receipts))
    .orderBy('number')
    .execute()
  const late = await database
    .selectFrom('charge')
    .innerJoin('order', 'order.id', 'charge.orderId')
    .select(['number', 'cents'])
    .where((eb) => eb.and({ accountMonth: month, country, 'charge.kind': 'lateCost' }))
    .orderBy('at')
    .execute()
  return [
    ...documents.flatMap(linesOf),
    ...undocumentedSales.flatMap(({ number, date, state, document, cents, ...row }) => {
      const business = businessOf(row)
      const category = document === receipts.AE ? 'AE' : 'S'
      const parts = category === 'AE' ? [{ vatPercent: 0, cents }] : atRates({ country, business }, cents)
      const supplied = state === 'inspected' || state === 'done' ? date : ''
      return parts.map(({ vatPercent: rate, cents: gross }) => {
        const vat = rate === 0 ? noCents : includedVatCents(gross, rate)
        const line = undocumented(number, { kind: 'receipt', category, rate, vat, gross, supplied })
        return { ...line, buyer: business?.company ?? {} }
      })
    }),
    ...late.map(({ number, cents: gross }) =>
      undocumented(number, { kind: 'lateCosts', category: 'O', rate: 0, vat: noCents, gross, supplied: '' }),
    ),
  ]
}

type Undocumented = Pick<SalesLine, 'kind' | 'category' | 'rate' | 'vat' | 'gross' | 'supplied'>

/** A line of an order that no document says. */
function undocumented(order: string, given: Undocumented): SalesLine {
  const net = subtractCents(given.gross, given.vat)
  return { number: '', issued: '', paid: '', buyer: {}, credits: '', order, net, ...given }
}

/** A line for each rate of a document. */
function linesOf(document: InvoiceDocument): SalesLine[] {
  const { kind, number, issuedOn, suppliedOn = '', paidOn = '', orderNumber, buyer, credits = '' } = document
  const signed = (amount: Cents) => (kind === 'creditNote' ? negateCents(amount) : amount)
  const texts = { kind, number, issued: issuedOn, supplied: suppliedOn, paid: paidOn, order: orderNumber, credits }
  return document.vat.map(({ vatPercent: rate, netCents, vatCents }) => {
    const [net, vat] = [signed(netCents), signed(vatCents)]
    const category = document.reverseCharge === undefined ? 'S' : 'AE'
    return { ...texts, buyer, category, rate, net, vat, gross: subtractCents(net, negateCents(vat)) }
  })
}
