import { officeClock } from '../../domain/opening/office-time.ts'
import type { Order } from '../../domain/orders/order.ts'
import { invoiceSeries } from '../../domain/payments/invoice-number.ts'
import type { Database } from '../../services/database/schema.ts'
import { type InvoiceProblem, invoiceProblem } from '../../services/payments/invoices/issue-invoice.ts'
import { type OrderInvoices, readInvoices } from '../../services/payments/invoices/read-invoices.ts'
import { isNumbered } from '../../services/payments/invoices/take-number.ts'
import type { PaymentView } from '../../services/payments/payment-view.ts'

export type InvoiceFormProblem = InvoiceProblem | 'company' | 'credit'

/** The invoices of an order, and whether one can be issued. */
export interface InvoiceFacts extends OrderInvoices {
  /** Where its next invoice would stand. */
  series: string
  year: number
  problem: InvoiceProblem | undefined
}

/** Reads the invoices of an order, and what prevents the next one (R18.41). */
export async function invoiceFacts(
  database: Database,
  order: Order,
  payments: PaymentView,
  now: Date,
): Promise<InvoiceFacts> {
  const place = { series: invoiceSeries(order), year: Number(officeClock(now).date.slice(0, 4)) }
  const notNumbered = (await isNumbered(database, place)) ? undefined : 'notNumbered'
  return {
    ...place,
    ...(await readInvoices(database, order.id)),
    problem: notNumbered ?? invoiceProblem(order, payments),
  }
}
