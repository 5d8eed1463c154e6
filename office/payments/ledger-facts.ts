import type { AnyRefused } from '../../domain/forms/form.ts'
import type { Cents } from '../../domain/money/cents.ts'
import { officeClock } from '../../domain/opening/office-time.ts'
import type { Order } from '../../domain/orders/order.ts'
import { invoiceSeries } from '../../domain/payments/invoice-number.ts'
import { lateCosts, mayRemind, type ReminderWay, reminderTerm } from '../../domain/payments/late-reminder.ts'
import type { Database } from '../../services/database/schema.ts'
import { readInvoices } from '../../services/invoices/read-invoices.ts'
import { isNumbered } from '../../services/invoices/take-number.ts'
import { personOf } from '../../services/orders/record/find-order.ts'
import type { listMoneyOut } from '../../services/payments/bank/list-bank-lines.ts'
import { invoiceProblem } from '../../services/payments/invoices/issue-invoice.ts'
import type { PaymentView } from '../../services/payments/payment-view.ts'
import type { ReadStanding } from '../../services/payments/read-standing.ts'
import type { ledgerForms } from './ledger-forms.ts'

/** What the page of a ledger shows. */
export interface LedgerProps {
  order: Order
  payments: PaymentView
  /** An online payment that a bank has not decided on yet, in cents. */
  pending: Cents | undefined
  /** Money of the bank that names this order, and whether lines of the bank may be missing. */
  bank: { moneyOut: Awaited<ReturnType<typeof listMoneyOut>>; isIncomplete: boolean }
  /** The documents of the order, and whether another can be issued. */
  invoices: Awaited<ReturnType<typeof invoiceFacts>>
  /** The first reminder that may be sent now. */
  next: Awaited<ReturnType<typeof nextReminder>>
  forms: ReturnType<typeof ledgerForms>
  refused: AnyRefused | undefined
}

/** Reads the invoices of an order, and what prevents the next one (R18.41). */
export async function invoiceFacts(database: Database, order: Order, payments: PaymentView, now: Date) {
  // Where its next invoice would be numbered.
  const place = { series: invoiceSeries(order), year: Number(officeClock(now).date.slice(0, 4)) }
  const notNumbered = (await isNumbered(database, place)) ? undefined : ('notNumbered' as const)
  const invoices = await readInvoices(database, order.id)
  const row = await database.selectFrom('invoicing').select('state').where('orderId', '=', order.id).executeTakeFirst()
  const problem = invoiceProblem(order, payments, invoices) ?? notNumbered
  const toDo = row?.state === 'follows' ? undefined : row?.state
  return { ...place, ...invoices, problem, toDo }
}

/** The first reminder that may be sent now, with days as 'YYYY-MM-DD'; undefined if it may not, or was (R18.50). */
export async function nextReminder(
  database: Database,
  order: Order,
  { payments: { balance, reminder }, standing }: ReadStanding,
  now: Date,
) {
  const { date: today } = officeClock(now)
  if (!mayRemind(order, standing) || (reminder && reminder.state !== 'failed')) return undefined
  const person = await personOf(database, order.id)
  if (!person) return undefined
  const way: ReminderWay = person.email === '' ? 'post' : 'mail'
  return { way, ...reminderTerm(order.country, today, way), costs: lateCosts(order.country, balance.due) }
}
