import { type AnyRefused, sentAs, type Values } from '../../domain/forms/form.ts'
import type { Country } from '../../domain/language.ts'
import { officeClock } from '../../domain/opening/office-time.ts'
import { isOfCompany } from '../../domain/orders/company-fields.ts'
import { payeeOfOrder } from '../../domain/payments/payee.ts'
import { answerForm } from '../../services/http/answer-form.ts'
import type { InvoicedBuyer } from '../../services/invoices/buyer-of.ts'
import { readInvoices } from '../../services/invoices/read-invoices.ts'
import { mayReverseCharge } from '../../services/invoices/reverse-charge.ts'
import { setFirstNumber } from '../../services/invoices/take-number.ts'
import { writeUbl } from '../../services/invoices/write-ubl.ts'
import { findOrderRow, orderOf } from '../../services/orders/record/order-rows.ts'
import { followWaiting } from '../../services/payments/invoices/follow-waiting.ts'
import { creditInvoice, issueInvoice } from '../../services/payments/invoices/issue-invoice.ts'
import type { PersonAnswer } from '../gate/office-route.ts'
import type { OrderAnswer } from '../orders/of-order.ts'
import { ledgerPath, showLedger } from './answer-ledger.ts'
import { creditForm, issueForm, numberForm } from './ledger-forms.ts'

/**
 * `POST /orders/{number}/invoices`: issues what is due of an order, to a business if one is named, or credits a
 * document (R18.41).
 */
export const answerInvoice: OrderAnswer = async (request, services, row) => {
  const { form, person, now, redirect } = request
  const { database, settings } = services
  const show = (refused: AnyRefused) => showLedger(request, services, row, refused)
  if (sentAs(form) === 'credit') {
    const { all } = await readInvoices(database, row.id)
    const numbers = all.map(({ document }) => document.number)
    return await answerForm(form, creditForm(numbers), show, async ({ invoice: number, why: reason }) => {
      const credited = await creditInvoice(database, row.id, { number, reason, person }, now)
      return credited.outcome === 'done' ? redirect(ledgerPath(row)) : credited
    })
  }
  return await answerForm(form, issueForm(row.country), show, async ({ reverseCharge, ...typed }) => {
    const problem = companyProblem(typed, row.country)
    if (problem) return { outcome: 'refused', problems: { [problem]: 'required' } }
    const isReverseCharged = mayReverseCharge(row.country) && reverseCharge
    if (isReverseCharged && !typed.vatNumber) return { outcome: 'refused', problems: { vatNumber: 'required' } }
    const payee = payeeOfOrder(settings.payees, orderOf(row).order)
    const company = companyOf(typed, row.country)
    const issued = await issueInvoice(database, row.id, { company, payee, person, isReverseCharged }, now)
    return issued.outcome === 'done' ? redirect(ledgerPath(row)) : issued
  })
}

type TypedCompany = Omit<Values<ReturnType<typeof issueForm>>, 'reverseCharge'>

/** The field of a business that is missing or belongs to another business. */
function companyProblem(typed: TypedCompany, country: Country): keyof TypedCompany | undefined {
  const { company, companyNumber, vatNumber } = typed
  if (company === '') return undefined
  const missing = (['companyNumber', 'street', 'zipCode', 'city'] as const).find((field) => !typed[field])
  if (missing) return missing
  return isOfCompany(country, companyNumber, vatNumber) ? undefined : 'vatNumber'
}

/** The business that an invoice is for; undefined where none is named. */
function companyOf(typed: TypedCompany, country: Country): InvoicedBuyer | undefined {
  const { company: name, companyNumber = '', vatNumber, street, zipCode, city, reference } = typed
  if (name === '' || zipCode === undefined) return undefined
  return { party: { name, street, zipCode, city, country, companyNumber, ...(vatNumber && { vatNumber }) }, reference }
}

/**
 * `GET /orders/{number}/invoices/{file}`: an invoice as stored (`.json`), or as UBL for the access point or the
 * accountant (`.xml`, R18.43).
 */
export const sendInvoice: OrderAnswer = async (request, { database }, row) => {
  const { param, context } = request
  const [, number = '', type] = /^([\w-]+)\.(json|xml)$/.exec(param('file')) ?? []
  const invoice = (await readInvoices(database, row.id)).all.find(({ document }) => document.number === number)
  if (!invoice) return request.notFound()
  return context.body(type === 'xml' ? writeUbl(invoice.document) : invoice.json, 200, {
    'Content-Type': type === 'xml' ? 'application/xml; charset=utf-8' : 'application/json',
    'Content-Disposition': `attachment; filename="${number}.${type}"`,
  })
}

/** `POST /payments/numbers`: the owner sets the first invoice number of an order's country, once (R18.40). */
export const numberInvoices: PersonAnswer = async (request, services) => {
  const { form, person, now, redirect, number } = request
  const row = number && (await findOrderRow(services.database, number))
  if (!row) return request.notFound()
  return await answerForm(
    form,
    numberForm,
    (refused) => showLedger(request, services, row, refused),
    async ({ first }) => {
      const place = { series: row.country, year: Number(officeClock(now).date.slice(0, 4)), seq: first }
      const { outcome } = await setFirstNumber(services.database, place, person, now)
      if (outcome === 'stale') return { outcome }
      await followWaiting(services.database, row.country, services.settings.payees, now)
      return redirect(ledgerPath(row))
    },
  )
}
