import { readAmount } from '../../domain/payments/typed-amount.ts'
import type { Person } from '../../domain/people/person.ts'
import { retryingTransaction } from '../../services/database/retrying-transaction.ts'
import type { Database } from '../../services/database/schema.ts'
import { linkWithdrawal } from '../../services/orders/withdraw/link-withdrawal.ts'
import { audit } from '../../services/people/audit.ts'
import type { PersonRequest } from '../gate/office-route.ts'
import type { OfficeServices } from '../gate/office-services.ts'
import { advanceServices } from '../orders/advance-services.ts'
import { byOffice } from '../orders/by-office.ts'
import { centsSeen } from '../orders/seen-version.ts'
import { MessagePage } from '../sections/office-message-page.tsx'
import { WithdrawalPage, type WithdrawalProblem } from './office-withdrawal-page.tsx'
import { findOfficeWithdrawal, listWithdrawals, ordersOf } from './withdrawal-rows.ts'
import { WithdrawalsPage } from './withdrawals-page.tsx'

/** `GET /withdrawals`: what is to be settled; with `?all`, everything that came in. */
export async function showWithdrawals({ show, query }: PersonRequest, { database }: OfficeServices) {
  const all = query.has('all')
  return show(WithdrawalsPage, { withdrawals: await listWithdrawals(database, all), all })
}

/** `GET /withdrawals/{id}` */
export const showWithdrawal = (request: PersonRequest, services: OfficeServices) => showWith(request, services)

/** `POST /withdrawals/{id}`: links it to an order, or settles it once what was paid is paid back (R17.19). */
export async function answerWithdrawal(request: PersonRequest, services: OfficeServices): Promise<Response> {
  const { form, person, param, redirect, now } = request
  const { database } = services
  const found = await findOfficeWithdrawal(database, param('id'))
  if (!found) return notFound(request)
  const { id } = found
  if (form.get('do') === 'link') {
    const by = byOffice(person, { action: 'linkWithdrawal' })
    const { outcome } = await linkWithdrawal(advanceServices(services), id, form.get('number') ?? '', by)
    if (outcome === 'linked') return redirect(`/withdrawals/${id}`)
    return await showWith(request, services, outcome === 'noOrder' ? 'number' : 'stale')
  }
  const paidBackCents = readAmount(form.get('amount') ?? '')
  if (paidBackCents === undefined) return await showWith(request, services, 'amount')
  if (!form.has('checked')) return await showWith(request, services, 'checked')
  if (centsSeen(form, 'price') !== found.priceCents) return await showWith(request, services, 'stale')
  const settled = await retryingTransaction(database, (transaction) =>
    settle(transaction, { id, paidBackCents, person }, now),
  )
  // A second press finds it as it wanted it.
  return settled || found.paidBackCents === paidBackCents
    ? redirect('/withdrawals')
    : await showWith(request, services, 'stale')
}

interface Settlement {
  id: string
  paidBackCents: number
  person: Person
}

async function settle(transaction: Database, { id, paidBackCents, person }: Settlement, now: Date): Promise<boolean> {
  const settled = await transaction
    .updateTable('withdrawal')
    .set({ settledAt: now.toISOString(), paidBackCents })
    .where('id', '=', id)
    .where('settledAt', 'is', null)
    .returning('id')
    .executeTakeFirst()
  const deed = {
    by: person,
    action: 'settleWithdrawal' as const,
    subject: `withdrawal:${id}`,
    after: { paidBackCents },
  }
  if (settled) await audit(transaction, deed, now)
  return settled !== undefined
}

async function showWith(
  request: PersonRequest,
  { database }: OfficeServices,
  problem?: WithdrawalProblem,
): Promise<Response> {
  const withdrawal = await findOfficeWithdrawal(database, request.param('id'))
  if (!withdrawal) return notFound(request)
  const { form } = request
  const typed = { number: form.get('number') ?? '', amount: form.get('amount') ?? '' }
  const suggested = withdrawal.number ? [] : await ordersOf(database, withdrawal.email)
  const status = problem === undefined ? 200 : problem === 'stale' ? 409 : 422
  return request.show(WithdrawalPage, { withdrawal, suggested, typed, problem }, status)
}

const notFound = ({ show, words }: PersonRequest) => show(MessagePage, words.frame.notFound, 404)
