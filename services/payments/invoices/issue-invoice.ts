import { createHash } from 'node:crypto'
import { invoiceLines } from '../../../copy/invoice-lines.ts'
import { company } from '../../../domain/company/company.ts'
import { addCents, noCents } from '../../../domain/money/cents.ts'
import { addDays, officeClock } from '../../../domain/opening/office-time.ts'
import { type InvoiceDocument, type InvoiceParty, invoiceAmounts } from '../../../domain/payments/invoice-document.ts'
import { formatInvoiceNumber, invoiceSeries } from '../../../domain/payments/invoice-number.ts'
import { type DecidedOrder, isOwedKnown } from '../../../domain/payments/ledger.ts'
import type { Payee } from '../../../domain/payments/payee.ts'
import { settlementDays } from '../../../domain/payments/payment-due.ts'
import { retryingTransaction } from '../../database/retrying-transaction.ts'
import type { Database } from '../../database/schema.ts'
import type { OrderTable } from '../../database/tables/order-tables.ts'
import { lockOrder } from '../../orders/advance/advance-order.ts'
import { orderOf } from '../../orders/record/order-rows.ts'
import { audit } from '../../people/audit.ts'
import { type PaymentView, readPayments } from '../payment-view.ts'
import { readInvoices } from './read-invoices.ts'
import { takeNumber } from './take-number.ts'

/** The company that an invoice is for, if it is not the order's customer, and its own reference for the order. */
export interface InvoicedCompany {
  party: InvoiceParty
  reference: string
}

/** The inputs of an invoice in addition to the order. */
interface Issue {
  /** Undefined: the customer of the order. */
  company?: InvoicedCompany | undefined
  /** Where transfers go to; undefined where no account is set. */
  payee: Payee | undefined
  /** The person of the office; undefined where the customer asked. */
  person?: { id: string }
}

/**
 * Why there is no invoice. `early`: nothing has been done or paid yet; `nothing`: nothing is owed; `unknown`: the
 * office has yet to say what is; `nobody`: the customer was forgotten; `notNumbered`: the owner has not set the first
 * number.
 */
export type InvoiceProblem = 'early' | 'nothing' | 'unknown' | 'nobody' | 'notNumbered'

/** Why an order has no invoice yet, as far as the order itself decides it. */
export function invoiceProblem(
  order: DecidedOrder,
  { charges, balance: { paid } }: PaymentView,
): 'early' | 'nothing' | 'unknown' | undefined {
  if (!isOwedKnown(order)) return 'unknown'
  const supplied = charges.filter(({ kind }) => kind !== 'lateCost')
  if (addCents(...supplied.map(({ cents }) => cents)) <= 0) return 'nothing'
  return (order.state === 'ordered' || order.state === 'begun') && paid <= 0 ? 'early' : undefined
}

/**
 * Issues the invoice of an order for what is charged today (R18.41). Pressed twice, it is issued once: an order has one
 * invoice that was not credited.
 * @returns undefined where there is one now, otherwise why not
 */
export async function issueInvoice(
  database: Database,
  orderId: string,
  { company: buyer, payee, person }: Issue,
  now: Date,
): Promise<InvoiceProblem | undefined> {
  return await retryingTransaction(database, async (transaction) => {
    const row = await lockOrder(transaction, orderId)
    if (!row) return 'nothing'
    if ((await readInvoices(transaction, orderId)).open) return undefined
    const { order } = orderOf(row)
    const payments = await readPayments(transaction, order)
    const problem = invoiceProblem(row, payments)
    if (problem) return problem
    const party = buyer?.party ?? (await customerOf(transaction, row))
    if (!party) return 'nobody'
    const issuedOn = officeClock(now).date
    const number = await takeNumber(transaction, { series: invoiceSeries(order), year: Number(issuedOn.slice(0, 4)) })
    if (!number) return 'notNumbered'
    const { name, companyNumber, vatNumber, seat } = company.legal[row.country]
    const { paid } = payments.balance
    // Costs of paying late are no price of work, so no invoice has them.
    const supplies = payments.charges.flatMap(({ kind, ...charge }) =>
      kind === 'lateCost' ? [] : [{ ...charge, text: invoiceLines[row.language][kind] }],
    )
    const amounts = invoiceAmounts(supplies)
    const hasLateCost = supplies.length < payments.charges.length
    const document: InvoiceDocument = {
      ...{ kind: 'invoice', number: formatInvoiceNumber(number), issuedOn },
      dueOn: payments.dueOn && payments.dueOn > issuedOn ? payments.dueOn : addDays(issuedOn, settlementDays),
      ...{ suppliedOn: row.date, orderNumber: row.number, buyerReference: buyer?.reference || row.number },
      seller: { ...seat, country: row.country, name, companyNumber, vatNumber },
      buyer: party,
      ...amounts,
      paidCents: hasLateCost && paid > amounts.grossCents ? amounts.grossCents : paid,
      payment: payee && { name: payee.name, iban: payee.iban, reference: payments.reference },
    }
    await store(transaction, document, { ...number, orderId, credits: null }, now)
    const entry = {
      action: 'issueInvoice',
      subject: `order:${row.id}`,
      after: { number: document.number },
    } as const
    if (person) await audit(transaction, { by: person, ...entry }, now)
    return undefined
  })
}

/**
 * Takes the invoice of an order back with a credit note of the same amounts (R18.41); a new one can then be issued.
 * @returns false where there is none to take back
 */
export async function creditInvoice(
  database: Database,
  orderId: string,
  { number: credited, reason, person }: { number: string; reason: string; person: { id: string } },
  now: Date,
): Promise<boolean> {
  return await retryingTransaction(database, async (transaction) => {
    const row = await lockOrder(transaction, orderId)
    const { open } = await readInvoices(transaction, orderId)
    if (!row || open?.document.number !== credited) return false
    const issuedOn = officeClock(now).date
    const { series } = open
    const number = await takeNumber(transaction, { series, year: Number(issuedOn.slice(0, 4)) })
    if (!number) return false
    const document: InvoiceDocument = {
      ...open.document,
      ...{ kind: 'creditNote', number: formatInvoiceNumber(number), credits: credited, reason },
      ...{ issuedOn, dueOn: issuedOn, paidCents: noCents },
    }
    await store(transaction, document, { ...number, orderId, credits: credited }, now)
    const after = { number: document.number, credits: credited, reason }
    await audit(transaction, { by: person, action: 'creditInvoice', subject: `order:${row.id}`, after }, now)
    return true
  })
}

async function customerOf(transaction: Database, row: OrderTable): Promise<InvoiceParty | undefined> {
  const person = await transaction
    .selectFrom('orderPerson')
    .select(['firstName', 'lastName', 'street', 'houseNumber', 'city'])
    .where('orderId', '=', row.id)
    .executeTakeFirst()
  if (!person) return undefined
  const { firstName, lastName, street, houseNumber, city } = person
  const { zipCode, country } = row
  return { name: `${firstName} ${lastName}`, street: `${street} ${houseNumber}`, zipCode, city, country }
}

interface Place {
  series: string
  year: number
  seq: number
  orderId: string
  credits: string | null
}

async function store(transaction: Database, document: InvoiceDocument, place: Place, now: Date) {
  const json = JSON.stringify(document)
  const sha256 = createHash('sha256').update(json).digest('hex')
  const row = { ...place, kind: document.kind, json, sha256, issuedAt: now.toISOString() }
  await transaction.insertInto('invoice').values(row).execute()
}
