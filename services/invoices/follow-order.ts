import { company } from '../../domain/company/company.ts'
import { countries } from '../../domain/language.ts'
import type { Outcome } from '../../domain/outcome.ts'
import { documentsDue, type InvoicingState, invoiceableOf } from '../../domain/payments/documents-due.ts'
import { isOwedKnown } from '../../domain/payments/ledger.ts'
import type { Payees } from '../../domain/payments/payee.ts'
import type { Database } from '../database/schema.ts'
import { type InvoicedOrder, readInvoicedOrders } from './invoiced-order.ts'
import type { OrderInvoices } from './read-invoices.ts'
import { creditDocument, type IssueByHand, type IssueProblem, issueDocument } from './store-document.ts'

/** The countries whose customers get an invoice for every order, as businesses do everywhere. */
const always = countries.filter((country) => company.invoices[country] === 'always')

/**
 * Has the documents of orders follow them (R18.41), inside the transaction of whatever has happened to them, which has
 * locked them: credits whole what no longer fits, issues what is due, and notes for *To do* what cannot be issued.
 */
export async function followOrders(
  transaction: Database,
  orderIds: readonly string[],
  now: Date,
  payees: Payees | undefined,
): Promise<void> {
  const rows = await transaction
    .selectFrom('order')
    .selectAll()
    .where('id', 'in', orderIds)
    .where(({ eb, or, and, exists, selectFrom }) => {
      const rowsOf = (table: 'invoice' | 'payment') =>
        exists(selectFrom(table).select(`${table}.orderId`).whereRef(`${table}.orderId`, '=', 'order.id'))
      const hasHappened = or([eb('state', 'not in', ['ordered', 'begun']), rowsOf('payment')])
      const isAlways = or([eb('kind', '=', 'business'), ...(always.length > 0 ? [eb('country', 'in', always)] : [])])
      return or([rowsOf('invoice'), and([isAlways, hasHappened])])
    })
    // In a fixed sequence, so that two transactions cannot deadlock over the next numbers.
    .orderBy('country')
    .orderBy('id')
    .execute()
  for (const order of await readInvoicedOrders(transaction, rows))
    await followOrder(transaction, order, undefined, now, payees)
}

/**
 * Brings an order's documents up to date.
 * @param byHand the details entered by whoever issues the document that is due; undefined after an event
 * @param payees where an event has a business pay
 * @returns why nothing was issued that is due
 */
export async function followOrder(
  transaction: Database,
  order: InvoicedOrder,
  byHand: IssueByHand | undefined,
  now: Date,
  payees?: Payees,
): Promise<Outcome<object, { form: IssueProblem | 'credited' }>> {
  const { row, charges, payments, invoices } = order
  // Until it is known what is owed, the documents are as they were.
  if (!isOwedKnown(row)) return { outcome: 'done' }
  const { inForce } = invoices
  const due = documentsDue(
    row,
    invoiceableOf(charges, payments),
    inForce.map(({ asDue }) => asDue),
  )
  for (const { number } of due.credit) {
    const invoice = inForce.find(({ document }) => document.number === number)
    if (invoice) await creditDocument(transaction, row.id, invoice, { cause: due.cause }, now)
  }
  const { issue, kept } = due
  const isHeld = isTakenBack(invoices)
  const isAlways = row.kind === 'business' || always.includes(row.country)
  const isWanted = byHand !== undefined || isAlways || (invoices.all.length > 0 && !isHeld)
  const mayIssue = byHand !== undefined || !isHeld
  const isIssued = issue !== undefined && isWanted
  const followed = !isIssued
    ? ({ outcome: 'done' } as const)
    : mayIssue
      ? await issueDocument(transaction, order, { issue, kept }, byHand, now, payees)
      : ({ outcome: 'refused', problems: { form: 'credited' } } as const)
  const isFollowed = isWanted && (isIssued || kept.length > 0)
  const state = followed.outcome === 'refused' ? followed.problems.form : isFollowed ? 'follows' : undefined
  await noteState(transaction, row.id, state, now)
  return followed
}

/** Whether a person has credited a document, and has not issued another since. */
function isTakenBack({ all }: OrderInvoices): boolean {
  const last = all.findLastIndex(({ document }) => document.kind !== 'creditNote')
  return all.slice(last + 1).some(({ document }) => document.cause === undefined)
}

/** Writes how the documents follow. What was to do already keeps its day. */
async function noteState(
  transaction: Database,
  orderId: string,
  state: InvoicingState | undefined,
  now: Date,
): Promise<void> {
  if (!state) {
    await transaction.deleteFrom('invoicing').where('orderId', '=', orderId).execute()
    return
  }
  await transaction
    .insertInto('invoicing')
    .values({ orderId, state, since: now.toISOString() })
    .onConflict((conflict) =>
      conflict.column('orderId').doUpdateSet({ state, since: now.toISOString() }).where('invoicing.state', '!=', state),
    )
    .execute()
}
