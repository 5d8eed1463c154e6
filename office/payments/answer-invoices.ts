import { checkCompanyNumber } from '../../domain/company/company-number.ts'
import { isVatNumber, officialVatNumber } from '../../domain/company/vat-number.ts'
import { cleanLine } from '../../domain/contact/form-text.ts'
import type { Country } from '../../domain/language.ts'
import { officeClock } from '../../domain/opening/office-time.ts'
import { isForPeppol } from '../../domain/payments/invoice-document.ts'
import { parseInvoiceNumber } from '../../domain/payments/invoice-number.ts'
import { payeeOfOrder } from '../../domain/payments/payee-of-order.ts'
import { longestReference } from '../../domain/people/office-text-limits.ts'
import { checkPostcode } from '../../domain/places/postcode.ts'
import type { InvoicedBuyer } from '../../services/invoices/buyer-of.ts'
import { readInvoices } from '../../services/invoices/read-invoices.ts'
import { mayReverseCharge } from '../../services/invoices/reverse-charge.ts'
import { setFirstNumber } from '../../services/invoices/take-number.ts'
import { writeUbl } from '../../services/invoices/write-ubl.ts'
import { findOrderRow, orderOf } from '../../services/orders/record/order-rows.ts'
import { followNow, followWaiting } from '../../services/payments/invoices/follow-now.ts'
import { creditInvoice, issueInvoice } from '../../services/payments/invoices/issue-invoice.ts'
import type { PersonRequest } from '../gate/office-route.ts'
import type { OfficeServices } from '../gate/office-services.ts'
import { showNotFound } from '../gate/show-not-found.ts'
import { ledgerPath, showWith } from './answer-ledger.ts'

/**
 * `POST /orders/{number}/invoices`: issues what is due of an order, to a business if one is named, credits a document, or
 * has the documents follow the order (R18.41).
 */
export async function answerInvoice(request: PersonRequest, services: OfficeServices): Promise<Response> {
  const { form, param, person, now, redirect } = request
  const { database, settings } = services
  const row = await findOrderRow(database, param('number'))
  if (!row) return showNotFound(request)
  if (form.get('do') === 'credit') {
    const [number = '', reason = ''] = ['invoice', 'why'].map((field) => textOf(form, field))
    if (reason === '') return await showWith(request, services, row, 'credit')
    const { outcome } = await creditInvoice(database, row.id, { number, reason, person }, now)
    return outcome === 'done' ? redirect(ledgerPath(row)) : await showWith(request, services, row, 'credited')
  }
  if (form.get('do') === 'follow') {
    await followNow(database, row.id, now)
    return redirect(ledgerPath(row))
  }
  const company = readCompany(form, row.country)
  if (typeof company === 'string') return await showWith(request, services, row, company)
  const isReverseCharged = mayReverseCharge(row.country) && form.get('reverseCharge') === 'yes'
  if (isReverseCharged && !company?.party.vatNumber) return await showWith(request, services, row, 'vatNumber')
  const payee = payeeOfOrder(settings.payees, orderOf(row).order)
  const issued = await issueInvoice(database, row.id, { company, payee, person, isReverseCharged }, now)
  if (issued.outcome === 'refused') return await showWith(request, services, row, issued.problems.form)
  return redirect(ledgerPath(row))
}

const textOf = (form: URLSearchParams, field: string) => cleanLine(form.get(field) ?? '').slice(0, longestReference)

/** The business that an invoice is for; undefined where none is named. */
function readCompany(form: URLSearchParams, country: Country): InvoicedBuyer | 'company' | 'vatNumber' | undefined {
  const text = (field: string) => textOf(form, field)
  const [name, street, city] = [text('company'), text('street'), text('city')]
  if (name === '') return undefined
  const [number, postcode] = [
    checkCompanyNumber(country, text('companyNumber')),
    checkPostcode(country, text('zipCode')),
  ]
  if (!number.ok || !postcode.ok || street === '' || city === '') return 'company'
  const { companyNumber } = number
  const vatNumber = text('vatNumber') === '' ? undefined : officialVatNumber(country, text('vatNumber'))
  if (vatNumber !== undefined && !isVatNumberOf(country, vatNumber, companyNumber)) return 'vatNumber'
  return {
    party: {
      ...{ name, street, zipCode: postcode.zipCode, city, country, companyNumber },
      ...(vatNumber !== undefined && { vatNumber }),
    },
    reference: text('reference'),
  }
}

/** Whether a VAT number can be that of a company: a Belgian one has the company number in it. */
const isVatNumberOf = (country: Country, vatNumber: string, companyNumber: string): boolean =>
  country === 'BE' ? vatNumber === `BE ${companyNumber}` : isVatNumber(country, vatNumber)

/**
 * `GET /orders/{number}/invoices/{file}`: an invoice as it is stored (`.json`), or as UBL for the access point (`.xml`,
 * R18.43).
 */
export async function sendInvoice(request: PersonRequest, { database }: OfficeServices): Promise<Response> {
  const { param, context } = request
  const [, number = '', type] = /^([\w-]+)\.(json|xml)$/.exec(param('file')) ?? []
  const row = parseInvoiceNumber(number) && (await findOrderRow(database, param('number')))
  const invoice = row && (await readInvoices(database, row.id)).all.find(({ document }) => document.number === number)
  if (!invoice || (type === 'xml' && !isForPeppol(invoice.document))) return showNotFound(request)
  return context.body(type === 'xml' ? writeUbl(invoice.document) : invoice.json, 200, {
    'Content-Type': type === 'xml' ? 'application/xml; charset=utf-8' : 'application/json',
    'Content-Disposition': `attachment; filename="${number}.${type}"`,
  })
}

/** `POST /payments/numbers`: the owner sets the first invoice number of an order's country, once (R18.40). */
export async function numberInvoices(request: PersonRequest, services: OfficeServices): Promise<Response> {
  const { form, person, now, redirect } = request
  const row = await findOrderRow(services.database, form.get('order') ?? '')
  if (!row) return showNotFound(request)
  const first = /^[1-9]\d{0,6}$/.exec(form.get('first')?.trim() ?? '')?.[0]
  if (!first) return await showWith(request, services, row, 'notNumbered')
  const place = { series: row.country, year: Number(officeClock(now).date.slice(0, 4)), seq: Number(first) }
  const { outcome } = await setFirstNumber(services.database, place, person, now)
  if (outcome === 'stale') return await showWith(request, services, row, 'numbered')
  await followWaiting(services.database, row.country, now)
  return redirect(ledgerPath(row))
}
