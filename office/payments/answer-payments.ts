import { type AnyRefused, sentAs } from '../../domain/forms/form.ts'
import { officeClock } from '../../domain/opening/office-time.ts'
import { recordedMethods } from '../../domain/payments/ledger.ts'
import { readOneOf, readPlace } from '../../services/database/list-page.ts'
import { listBankLines } from '../../services/payments/bank/list-bank-lines.ts'
import {
  listOpenPayments,
  listOpenRefunds,
  type PaymentList,
  paymentLists,
} from '../../services/payments/list-payments.ts'
import { recordRefund } from '../../services/payments/record/record-by-office.ts'
import type { OfficeServices, PersonAnswer, PersonRequest } from '../gate/office-route.ts'
import type { BankFileAnswer } from './bank-file-form.tsx'
import { PaymentsPage } from './payments-page.tsx'

/** `GET /payments?list=…`: what is open, late or overpaid, refunds, and lines of the bank without an order (R18.5). */
export const showPayments = (request: PersonRequest, services: OfficeServices) =>
  showList(request, services, readOneOf(request.query, 'list', paymentLists) ?? 'open')

interface ListState {
  /** A form about a line of the bank. */
  refused?: AnyRefused
  bankFile?: BankFileAnswer
  /** What was sent is out of date, and nothing was recorded. */
  isStale?: boolean
}

/** Shows a list, with what became of what was sent. */
export async function showList(
  { show, now, query }: PersonRequest,
  { database }: OfficeServices,
  list: PaymentList,
  { refused, bankFile, isStale = refused?.status === 409 }: ListState = {},
): Promise<Response> {
  const today = officeClock(now).date
  const after = readPlace(query)
  const none = { rows: [], next: undefined }
  const payments =
    list === 'refunds' || list === 'unmatched' ? none : await listOpenPayments(database, list, today, after)
  const refunds = list === 'refunds' ? await listOpenRefunds(database, { after }) : none
  const places = { lines: after, aside: readPlace(query, 'aside') }
  const bankLines = list === 'unmatched' ? { ...(await listBankLines(database, places)), refused, bankFile } : undefined
  const isProblem = refused !== undefined || (bankFile !== undefined && bankFile.outcome !== 'done')
  return show(
    PaymentsPage,
    {
      list,
      today,
      bankLines,
      isStale,
      payments: payments.rows,
      refunds: refunds.rows,
      next: payments.next ?? refunds.next,
    },
    isStale ? 409 : isProblem ? 422 : 200,
  )
}

/**
 * `POST /payments/refunds/{id}`: the office has refunded it, by transfer unless it says otherwise. Repeating the
 * request changes nothing. If the refund was paid another way meanwhile or is no longer needed, the page says so.
 */
export const settleRefund: PersonAnswer = async (request, services) => {
  const { form, param, person, now, redirect } = request
  const method = recordedMethods.find((known) => known === sentAs(form)) ?? 'transfer'
  const { outcome } = await recordRefund(services.database, param('id'), method, person, now)
  return outcome === 'stale'
    ? await showList(request, services, 'refunds', { isStale: true })
    : redirect('/payments?list=refunds')
}
