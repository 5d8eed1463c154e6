import { officeClock } from '../../domain/opening/office-time.ts'
import { parseOrderNumber } from '../../domain/orders/order-number.ts'
import { recordedMethods } from '../../domain/payments/ledger.ts'
import { retryingTransaction } from '../../services/database/retrying-transaction.ts'
import { findOrderRow } from '../../services/orders/record/order-rows.ts'
import { BankFileProblem } from '../../services/payments/bank/bank-statement.ts'
import { expectOwnAccounts } from '../../services/payments/bank/expect-own-accounts.ts'
import { importEntries, matchEntry, setAsideEntry } from '../../services/payments/bank/import-entries.ts'
import { listSetAside, listUnmatched } from '../../services/payments/bank/list-unmatched.ts'
import { readBankEntries } from '../../services/payments/bank/read-entries.ts'
import {
  listOpenPayments,
  listOpenRefunds,
  type PaymentList,
  type PlaceInList,
  pageSize,
  paymentLists,
} from '../../services/payments/list-payments.ts'
import { recordRefund } from '../../services/payments/record/record-by-office.ts'
import { audit } from '../../services/people/audit.ts'
import type { PersonRequest } from '../gate/office-route.ts'
import type { OfficeServices } from '../gate/office-services.ts'
import type { BankFileAnswer, UnknownOrder } from './bank-lines.tsx'
import { PaymentsPage } from './payments-page.tsx'

/** `GET /payments?list=…`: what is open, late or overpaid, refunds, and lines of the bank without an order (R18.5). */
export const showPayments = (request: PersonRequest, services: OfficeServices) =>
  showList(request, services, listOf(request.query))

const listOf = (query: URLSearchParams): PaymentList =>
  paymentLists.find((known) => known === query.get('list')) ?? 'open'

/** Where the page before ended: a date and the number of an order, or the id of a refund. Else the first page. */
function placeIn(query: URLSearchParams): PlaceInList | undefined {
  const [, date, key] = /^([\d-]*) ([\w-]+)$/.exec(query.get('after') ?? '') ?? []
  return date !== undefined && key ? [date, key] : undefined
}

async function showList(
  { show, now, query }: PersonRequest,
  { database }: OfficeServices,
  list: PaymentList,
  { unknown, bankFile }: { unknown?: UnknownOrder; bankFile?: BankFileAnswer } = {},
): Promise<Response> {
  const today = officeClock(now).date
  const after = placeIn(query)
  const payments =
    list === 'refunds' || list === 'unmatched' ? [] : await listOpenPayments(database, list, today, after)
  const refunds = list === 'refunds' ? await listOpenRefunds(database, { after }) : []
  const places = [
    ...payments.map(({ dueOn, number }) => `${dueOn ?? ''} ${number}`),
    ...refunds.map(({ dueBy, id }) => `${dueBy} ${id}`),
  ]
  return show(
    PaymentsPage,
    {
      list,
      today,
      payments,
      refunds,
      after: places.length === pageSize ? places.at(-1) : undefined,
      bankLines:
        list === 'unmatched'
          ? { entries: await listUnmatched(database), aside: await listSetAside(database), unknown, bankFile }
          : undefined,
    },
    unknown || typeof bankFile === 'string' ? 422 : 200,
  )
}

/**
 * `POST /payments`: says which order a line of the bank is for, or that it is for none, or has it wait again. A second
 * press finds it as it wanted it.
 */
export async function matchPayment(request: PersonRequest, services: OfficeServices): Promise<Response> {
  const { form, person, now, redirect } = request
  const [iban = '', key = '', typed = ''] = ['iban', 'key', 'number'].map((field) => form.get(field) ?? '')
  const change = form.get('do')
  if (change === 'setAside' || change === 'putBack') {
    await setAsideEntry(services.database, { iban, key, isAside: change === 'setAside' }, person, now)
    return redirect('/payments?list=unmatched')
  }
  const number = parseOrderNumber(typed)
  const order = number && (await findOrderRow(services.database, number))
  if (!order) return await showList(request, services, 'unmatched', { unknown: { iban, key, typed } })
  await matchEntry(services.database, { iban, key }, order.id, person, now)
  return redirect('/payments?list=unmatched')
}

/**
 * `POST /payments/bank`: reads a statement of the bank, as the command does. Every line counts once, so that sending it
 * again changes nothing (R18.7).
 */
export async function receiveBankFile(request: PersonRequest, services: OfficeServices): Promise<Response> {
  const { statement } = await request.context.req.parseBody()
  const bankFile =
    statement instanceof File && statement.size > 0 ? await importFile(request, services, statement) : 'none'
  return await showList(request, services, 'unmatched', { bankFile })
}

async function importFile({ person, now }: PersonRequest, { database, settings }: OfficeServices, file: File) {
  try {
    const read = readBankEntries(new Uint8Array(await file.arrayBuffer()))
    await expectOwnAccounts(database, read, settings.payees)
    const result = await importEntries(database, read, now)
    await retryingTransaction(database, (transaction) =>
      audit(transaction, { by: person, action: 'importStatement', subject: 'bank', after: { ...result } }, now),
    )
    return result
  } catch (error) {
    if (error instanceof BankFileProblem) return error.problem
    throw error
  }
}

/**
 * `POST /payments/refunds/{id}`: the office has refunded it, by transfer unless it says otherwise. A second press finds
 * it as it wanted it.
 */
export async function settleRefund({ form, param, person, now, redirect }: PersonRequest, services: OfficeServices) {
  const method = recordedMethods.find((known) => known === form.get('method')) ?? 'transfer'
  await recordRefund(services.database, param('id'), method, person, now)
  return redirect('/payments?list=refunds')
}
