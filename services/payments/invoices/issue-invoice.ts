import { isDeepStrictEqual } from 'node:util'
import type { Cents } from '../../../domain/money/cents.ts'
import type { Outcome } from '../../../domain/outcome.ts'
import { documentsDue, invoiceableOf, type NoInvoiceYet, noInvoiceYet } from '../../../domain/payments/documents-due.ts'
import type { DecidedOrder } from '../../../domain/payments/ledger.ts'
import { type Database, retryingTransaction } from '../../database/schema.ts'
import { followOrder } from '../../invoices/follow-order.ts'
import { type InvoicedOrder, readInvoicedOrders } from '../../invoices/invoiced-order.ts'
import { type OrderInvoices, readInvoices } from '../../invoices/read-invoices.ts'
import { setReverseCharge } from '../../invoices/reverse-charge.ts'
import { creditDocument, type IssueByHand, type IssueProblem } from '../../invoices/store-document.ts'
import { lockOrder } from '../../orders/advance/advance-order.ts'
import { askRefunds } from '../../orders/charges/ask-refunds.ts'
import { audit } from '../../people/audit.ts'

/** The inputs of an invoice in addition to the order. */
interface Issue extends IssueByHand {
  /** Whether the company owes the VAT (R18.44). */
  isReverseCharged?: boolean
  /** The person of the office; undefined where the customer asked. */
  person?: { id: string }
}

/** Why there is no invoice. */
export type InvoiceProblem = NoInvoiceYet | IssueProblem

/**
 * Whether something of an order can be invoiced now.
 * @returns `issued`: all of it has been; otherwise why there is nothing; undefined where there is
 */
export function invoiceProblem(
  order: DecidedOrder,
  { charges, payments }: { charges: Parameters<typeof invoiceableOf>[0]; payments: readonly { cents: Cents }[] },
  { inForce }: OrderInvoices,
): NoInvoiceYet | 'issued' | undefined {
  const money = invoiceableOf(charges, payments)
  const due = documentsDue(
    order,
    money,
    inForce.map(({ asDue }) => asDue),
  )
  if (due.issue) return undefined
  return inForce.length > 0 ? 'issued' : noInvoiceYet(order, money)
}

/** Nothing can be issued; nothing has changed. */
class NotIssued extends Error {
  override name = 'NotIssued'
  readonly problem: IssueProblem

  constructor(problem: IssueProblem) {
    super(`No invoice: ${problem}`)
    this.problem = problem
  }
}

/**
 * Issues what is not invoiced yet of an order, on request: a prepayment invoice of the money that came, or the
 * invoice of the work that was done (R18.41). Submitted twice, it is issued once.
 * @returns `done`: all is invoiced now; `stale`: it was before, for another company, reference or VAT than the form's
 */
export async function issueInvoice(
  database: Database,
  orderId: string,
  issue: Issue,
  now: Date,
): Promise<Outcome<object, { form: InvoiceProblem }>> {
  try {
    return await retryingTransaction(database, async (transaction) => {
      const row = await lockOrder(transaction, orderId)
      const [order] = row ? await readInvoicedOrders(transaction, [row]) : []
      if (!order) return refused('nothing')
      const problem = invoiceProblem(order.row, order, order.invoices)
      if (problem === undefined) await issueInvoiceOf(transaction, order, issue, now)
      else if (problem !== 'issued') return refused(problem)
      else if (isForAnother(order, issue)) return { outcome: 'stale' }
      return { outcome: 'done' }
    })
  } catch (error) {
    if (error instanceof NotIssued) return refused(error.problem)
    throw error
  }
}

/** Whether a form names another company, reference or VAT than the last invoice. A business keeps what it agreed on. */
function isForAnother({ row, business, invoices }: InvoicedOrder, { company, isReverseCharged }: Issue): boolean {
  const { buyer, buyerReference: reference, reverseCharge } = invoices.inForce.at(-1)?.document ?? {}
  const asked = company && [company.party, company.reference || row.number, isReverseCharged === true]
  return asked !== undefined && !business && !isDeepStrictEqual([buyer, reference, reverseCharge !== undefined], asked)
}

const refused = (form: InvoiceProblem) => ({ outcome: 'refused', problems: { form } }) as const

/** @throws NotIssued */
async function issueInvoiceOf(transaction: Database, order: InvoicedOrder, issue: Issue, now: Date): Promise<void> {
  const { row, business, charges, invoices } = order
  const { person, payee } = issue
  const former = invoices.all.at(-1)?.document
  // A customer cannot put an invoice of their company in their own name.
  const typed =
    person || former?.buyer.companyNumber === undefined
      ? issue.company
      : { party: former.buyer, reference: former.buyerReference }
  const { isReverseCharged: wasReverse } = invoiceableOf(charges, [])
  // What a business agreed on is not what a form says.
  const [company, isReverse] = business
    ? [undefined, wasReverse]
    : [typed, person ? issue.isReverseCharged === true : wasReverse]
  if (isReverse !== wasReverse) await setReverseCharge(transaction, row.id, isReverse, now)
  const [current = order] = await readInvoicedOrders(transaction, [row])
  const followed = await followOrder(transaction, current, { company, payee }, now)
  if (followed.outcome === 'refused' && followed.problems.form !== 'credited')
    throw new NotIssued(followed.problems.form)
  const documents = (await readInvoices(transaction, row.id)).all.slice(invoices.all.length)
  for (const { document } of person ? documents : []) {
    const action = document.kind === 'creditNote' ? 'creditInvoice' : 'issueInvoice'
    const entry = { subject: `order:${row.id}`, after: { number: document.number } } as const
    await audit(transaction, { by: person, action, ...entry }, now)
  }
  // Reverse charge changes what is owed.
  await askRefunds(transaction, [row.id], now)
}

/**
 * Takes a document of an order back with a credit note of the same amounts (R18.41). Another one is issued by hand.
 * @returns `stale`: it is not in force, or not of this order
 */
export async function creditInvoice(
  database: Database,
  orderId: string,
  { number: credited, reason, person }: { number: string; reason: string; person: { id: string } },
  now: Date,
): Promise<Outcome> {
  return await retryingTransaction(database, async (transaction) => {
    const row = await lockOrder(transaction, orderId)
    const { inForce } = await readInvoices(transaction, orderId)
    const found = inForce.find(({ document }) => document.number === credited)
    if (!row || !found) return { outcome: 'stale' }
    const { number } = await creditDocument(transaction, orderId, found, { reason }, now)
    await askRefunds(transaction, [orderId], now)
    const after = { number, credits: credited, reason }
    await audit(transaction, { by: person, action: 'creditInvoice', subject: `order:${row.id}`, after }, now)
    return { outcome: 'done' }
  })
}
