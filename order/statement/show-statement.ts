import { payment } from '#copy/order/payment.ts'
import { fill } from '../../copy/fill.ts'
import { officeClock } from '../../domain/opening/office-time.ts'
import { isForPeppol } from '../../domain/payments/invoice-document.ts'
import { invoiceSeries } from '../../domain/payments/invoice-number.ts'
import { payeeOfOrder } from '../../domain/payments/payee.ts'
import { redirect } from '../../services/http/plain-answers.ts'
import { readInvoices } from '../../services/invoices/read-invoices.ts'
import { isNumbered } from '../../services/invoices/take-number.ts'
import { writeUbl } from '../../services/invoices/write-ubl.ts'
import { invoiceProblem, issueInvoice } from '../../services/payments/invoices/issue-invoice.ts'
import { readPayments } from '../../services/payments/payment-view.ts'
import { invoiceFile, orderPath } from '../layout/routes.ts'
import MessagePage from '../message/message-page.tsx'
import { withOrder } from '../respond/with-order.ts'
import StatementPage from './statement-page.tsx'

/**
 * `GET /order/…/statement`: what was charged with its VAT, what was paid, and the invoice once there is one (R18.8,
 * R18.41).
 */
export const showStatement = withOrder(async (request, services, view) => {
  const { order } = view
  const { database } = services.orders
  const payments = await readPayments(database, order)
  const read = await readInvoices(database, order.id)
  const place = { series: invoiceSeries(order), year: Number(officeClock(services.clock()).date.slice(0, 4)) }
  const problem = invoiceProblem(order, payments, read)
  const isNow = problem === undefined && (await isNumbered(database, place))
  const ask = isNow ? 'now' : problem === 'early' ? 'later' : undefined
  const title = fill(payment.statement.metaTitle, { number: order.number })
  const invoices = read.all.map(({ document }) => document)
  return request.show(StatementPage, { view, payments, invoices, ask }, { title })
})

/** `POST /order/…/statement`: the customer asks for an invoice (R18.41). A second request finds it issued. */
export const receiveInvoice = withOrder(async (request, services, { order, key }) => {
  const payee = payeeOfOrder(services.settings.payees, order)
  const issued = await issueInvoice(services.orders.database, order.id, { payee }, services.clock())
  const statement = orderPath(key, 'statement')
  if (issued.outcome !== 'refused') return redirect(statement, 303)
  const { notNow: title, later, early } = payment.statement.invoice
  const text = issued.problems.form === 'early' ? early : later
  const ways = [{ href: statement, label: payment.statementLink }]
  return await request.show(MessagePage, { title, text, ways }, { title, status: 409 })
})

/** `GET /order/…/invoice/{year}-{seq}.xml`: an invoice or credit note to a Belgian business as UBL (R18.43). */
export const sendInvoiceFile = withOrder(async (request, services, view) => {
  const { all } = await readInvoices(services.orders.database, view.order.id)
  const found = all.find(({ document }) => invoiceFile(document.number) === request.param('file'))
  if (!found || !isForPeppol(found.document)) return request.notFound()
  return new Response(writeUbl(found.document), {
    headers: {
      'Content-Type': 'application/xml; charset=utf-8',
      'Content-Disposition': `attachment; filename="${found.document.number}.xml"`,
    },
  })
})
