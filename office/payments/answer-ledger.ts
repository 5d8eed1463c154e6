import { randomUUID } from 'node:crypto'
import { cleanLine } from '../../domain/contact/form-text.ts'
import { negateCents } from '../../domain/money/cents.ts'
import { recordedMethods } from '../../domain/payments/ledger.ts'
import { readAmount } from '../../domain/payments/typed-amount.ts'
import { longestReference } from '../../domain/people/office-text-limits.ts'
import type { OrderTable } from '../../services/database/tables/order-tables.ts'
import { findOrderRow, orderOf } from '../../services/orders/record/order-rows.ts'
import { listMoneyOut } from '../../services/payments/bank/list-bank-lines.ts'
import { isBankIncomplete } from '../../services/payments/bank/note-gaps.ts'
import { readStanding } from '../../services/payments/read-standing.ts'
import { correctCharge, correctPayment, recordByOffice } from '../../services/payments/record/record-by-office.ts'
import type { PersonRequest } from '../gate/office-route.ts'
import type { OfficeServices } from '../gate/office-services.ts'
import { showNotFound } from '../gate/show-not-found.ts'
import { invoiceFacts } from './invoice-facts.ts'
import { LedgerPage, type LedgerProblem } from './ledger-page.tsx'
import { nextReminder } from './reminder-facts.ts'

/** `GET /orders/{number}/payments`: the whole ledger of an order (R18.5). */
export async function showLedger(request: PersonRequest, services: OfficeServices): Promise<Response> {
  const row = await findOrderRow(services.database, request.param('number'))
  return row ? await showWith(request, services, row) : showNotFound(request)
}

/**
 * `POST /orders/{number}/payments`: records a payment, or corrects what is owed, at the balance that the page showed.
 */
export async function recordInLedger(request: PersonRequest, services: OfficeServices): Promise<Response> {
  const { form, param, redirect, person, now } = request
  const { database } = services
  const row = await findOrderRow(database, param('number'))
  if (!row) return showNotFound(request)
  const cents = readAmount(form.get('amount') ?? '')
  const by = { person, seenDue: seenDue(form), entryId: form.get('entry') || randomUUID() }
  const text = (field: string) => cleanLine(form.get(field) ?? '').slice(0, longestReference)
  if (!cents) return await showWith(request, services, row, 'amount')
  if (form.get('do') === 'correct') {
    const reason = text('reason')
    if (reason === '') return await showWith(request, services, row, 'reason')
    const direction = form.get('direction')
    const correction = { cents: direction === 'more' ? cents : negateCents(cents), reason }
    const outcome =
      direction === 'unpaid'
        ? await correctPayment(database, row.id, { cents, reason }, by, now)
        : await correctCharge(database, row.id, { ...correction, isLateCost: form.has('lateCost') }, by, now)
    return outcome === 'recorded' ? redirect(ledgerPath(row)) : await showWith(request, services, row, outcome)
  }
  const method = recordedMethods.find((known) => known === form.get('method'))
  if (!method) return await showWith(request, services, row, 'method')
  const outcome = await recordByOffice(database, row.id, { method, cents, receipt: text('receipt') }, by, now)
  return outcome === 'stale' ? await showWith(request, services, row, 'stale') : redirect(ledgerPath(row))
}

/** The page of an order's ledger. */
export const ledgerPath = ({ number }: OrderTable) => `/orders/${number}/payments`

/** The balance that a form was shown with, in cents; NaN, which no balance is, for anything else. */
export function seenDue(form: URLSearchParams): number {
  const text = form.get('due') ?? ''
  return /^-?\d{1,9}$/.test(text) ? Number(text) : Number.NaN
}

/** Shows the ledger of an order, with what is wrong about what was sent. */
export async function showWith(
  { form, show, now }: PersonRequest,
  { database }: OfficeServices,
  row: OrderTable,
  problem?: LedgerProblem,
): Promise<Response> {
  const { order } = orderOf(row)
  const typed = Object.fromEntries(form)
  const status = problem === undefined ? 200 : problem === 'stale' || problem === 'bank' ? 409 : 422
  const read = await readStanding(database, order, now)
  const { payments, pending } = read
  const invoices = await invoiceFacts(database, order, payments, now)
  const next = await nextReminder(database, order, read, now)
  const bank = { moneyOut: await listMoneyOut(database, order.id), isIncomplete: await isBankIncomplete(database) }
  const entryId = randomUUID()
  return show(LedgerPage, { order, payments, pending, bank, invoices, next, entryId, typed, problem }, status)
}
