import { officeClock } from '../../domain/opening/office-time.ts'
import type { Order } from '../../domain/orders/order.ts'
import { invoiceSeries } from '../../domain/payments/invoice-number.ts'
import type { Database } from '../../services/database/schema.ts'
import { readInvoices } from '../../services/invoices/read-invoices.ts'
import { isNumbered } from '../../services/invoices/take-number.ts'
import { invoiceProblem } from '../../services/payments/invoices/issue-invoice.ts'
import type { PaymentView } from '../../services/payments/payment-view.ts'

/** The documents of an order, and whether another can be issued. */
export type InvoiceFacts = Awaited<ReturnType<typeof invoiceFacts>>

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
