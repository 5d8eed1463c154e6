import { hash } from 'node:crypto'
import { invoiceWords } from '../../copy/invoice-words.ts'
import { noCents } from '../../domain/money/cents.ts'
import { officeClock } from '../../domain/opening/office-time.ts'
import type { Outcome } from '../../domain/outcome.ts'
import type { DocumentsDue } from '../../domain/payments/documents-due.ts'
import type { CreditCause, InvoiceDocument } from '../../domain/payments/invoice-document.ts'
import { formatInvoiceNumber, type InvoiceNumber, invoiceSeries } from '../../domain/payments/invoice-number.ts'
import { type Payee, type Payees, payeeOfOrder } from '../../domain/payments/payee.ts'
import { paymentReference } from '../../domain/payments/payment-reference.ts'
import type { Database } from '../database/schema.ts'
import { customerOf, type InvoicedBuyer, nextBuyer } from './buyer-of.ts'
import { composeDocument } from './compose-document.ts'
import type { InvoicedOrder } from './invoiced-order.ts'
import type { StoredInvoice } from './read-invoices.ts'
import { takeNumber } from './take-number.ts'

/** What a person says about a document that they issue. */
export interface IssueByHand {
  /** Undefined: the customer of the order. */
  company?: InvoicedBuyer | undefined
  /** The accounts for transfers; undefined where none is set. */
  payee: Payee | undefined
}

/** `forgotten`: the customer was forgotten; `notNumbered`: the owner has not set the first number. */
export type IssueProblem = 'forgotten' | 'notNumbered'

/**
 * Issues the document that is due, inside a transaction that has locked the order (R18.41).
 * @param byHand undefined where an event issues it, to whom the document before went
 * @returns why there is none
 */
export async function issueDocument(
  transaction: Database,
  order: InvoicedOrder,
  due: { issue: NonNullable<DocumentsDue['issue']>; kept: DocumentsDue['kept'] },
  byHand: IssueByHand | undefined,
  now: Date,
  payees?: Payees,
): Promise<Outcome<object, { form: IssueProblem }>> {
  const { row, invoices } = order
  const buyer = byHand
    ? (byHand.company ?? (await customerOf(transaction, order)))
    : await nextBuyer(transaction, order)
  if (!buyer) return { outcome: 'refused', problems: { form: 'forgotten' } }
  const issuedOn = officeClock(now).date
  const number = await takeNumber(transaction, { series: invoiceSeries(sampleOf(row)), year: yearOf(issuedOn) })
  if (!number) return { outcome: 'refused', problems: { form: 'notNumbered' } }
  const { serial, dueOn } = await transaction
    .selectFrom('paymentRequest')
    .select(['serial', 'dueOn'])
    .where('orderId', '=', row.id)
    .executeTakeFirstOrThrow()
  const former = byHand ? undefined : invoices.all.findLast(({ document }) => document.payment)?.document.payment
  const ofBusiness = payees && row.kind === 'business' ? payeeOfOrder(payees, sampleOf(row)) : undefined
  const payee = byHand ? byHand.payee : ofBusiness
  const account = payee && { name: payee.name, iban: payee.iban, reference: paymentReference(row.country, serial) }
  const particulars = { number: formatInvoiceNumber(number), issuedOn, buyer, dueOn, payment: former ?? account }
  const document = composeDocument(order, due, particulars)
  await store(transaction, document, { ...number, orderId: row.id, credits: null }, now)
  if (document.kind === 'invoice' && buyer.party.companyNumber) await allowUntil(transaction, row.id, document.dueOn)
  return { outcome: 'done' }
}

/** A business has as long as its invoice says. */
async function allowUntil(transaction: Database, orderId: string, dueOn: string): Promise<void> {
  await transaction
    .updateTable('paymentRequest')
    .set({ dueOn })
    .where('orderId', '=', orderId)
    .where('dueOn', '<', dueOn)
    .execute()
}

/**
 * Takes a document back with a credit note of the same amounts (R18.41), in a transaction that has locked its order.
 * @param why the event that made it, or what a person has given as the reason
 */
export async function creditDocument(
  transaction: Database,
  orderId: string,
  { series, document }: Pick<StoredInvoice, 'series' | 'document'>,
  why: { cause: CreditCause } | { reason: string },
  now: Date,
): Promise<InvoiceDocument> {
  const issuedOn = officeClock(now).date
  const number = await takeNumber(transaction, { series, year: yearOf(issuedOn) })
  if (!number) throw new Error(`The series ${series} of an issued invoice has not begun`)
  const { causes } = invoiceWords[document.language ?? 'en'].invoice
  const note: InvoiceDocument = {
    ...document,
    ...('cause' in why ? { cause: why.cause, reason: causes[why.cause] } : why),
    kind: 'creditNote',
    number: formatInvoiceNumber(number),
    credits: document.number,
    deducts: undefined,
    issuedOn,
    dueOn: issuedOn,
    paidCents: noCents,
  }
  await store(transaction, note, { ...number, orderId, credits: document.number }, now)
  return note
}

const yearOf = (day: string): number => Number(day.slice(0, 4))

const sampleOf = ({ country, sample }: InvoicedOrder['row']) => ({ country, sample: sample === 1 })

interface Place extends InvoiceNumber {
  orderId: string
  credits: string | null
}

async function store(transaction: Database, document: InvoiceDocument, place: Place, now: Date) {
  const json = JSON.stringify(document)
  const sha256 = hash('sha256', json)
  const row = { ...place, kind: document.kind, json, sha256, issuedAt: now.toISOString() }
  await transaction.insertInto('invoice').values(row).execute()
}
