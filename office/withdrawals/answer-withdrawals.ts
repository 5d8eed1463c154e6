import { noCents } from '../../domain/money/cents.ts'
import { readAmount } from '../../domain/money/typed-amount.ts'
import { readPlace } from '../../services/database/list-page.ts'
import { linkWithdrawal } from '../../services/orders/withdraw/link-withdrawal.ts'
import { settleBegunWithdrawal, settleStatement } from '../../services/orders/withdraw/settle-withdrawal.ts'
import { audit } from '../../services/people/audit.ts'
import type { PersonRequest } from '../gate/office-route.ts'
import type { OfficeServices } from '../gate/office-services.ts'
import { showNotFound } from '../gate/show-not-found.ts'
import { advanceServices } from '../orders/advance-services.ts'
import { byOffice } from '../orders/by-office.ts'
import { centsSeen } from '../orders/seen-version.ts'
import { WithdrawalPage, type WithdrawalProblem } from './office-withdrawal-page.tsx'
import { findOfficeWithdrawal, listWithdrawals, ordersOf } from './withdrawal-rows.ts'
import { WithdrawalsPage } from './withdrawals-page.tsx'

/** `GET /withdrawals`: what is to be settled; with `?all`, everything that came in. */
export async function showWithdrawals({ show, query }: PersonRequest, { database }: OfficeServices) {
  const all = query.has('all')
  const { rows: withdrawals, next } = await listWithdrawals(database, all, readPlace(query))
  return show(WithdrawalsPage, { withdrawals, all, after: next })
}

/** `GET /withdrawals/{id}` */
export const showWithdrawal = (request: PersonRequest, services: OfficeServices) => showWith(request, services)

/** `POST /withdrawals/{id}`: links it to an order, or settles it with what it comes to (R17.19, R18.11). */
export async function answerWithdrawal(request: PersonRequest, services: OfficeServices): Promise<Response> {
  const { form, person, param, redirect } = request
  const { database } = services
  const found = await findOfficeWithdrawal(database, param('id'))
  if (!found) return showNotFound(request)
  const { id } = found
  if (form.get('do') === 'link') {
    const by = byOffice(person, { action: 'linkWithdrawal' })
    const { outcome } = await linkWithdrawal(advanceServices(services), id, form.get('number') ?? '', by)
    if (outcome === 'linked') return redirect(`/withdrawals/${id}`)
    return await showWith(request, services, outcome === 'noOrder' ? 'number' : 'stale')
  }
  const owedCents = found.outcome === 'begun' ? readAmount(form.get('owed') ?? '') : noCents
  if (owedCents === undefined) return await showWith(request, services, 'owed')
  if (!form.has('checked')) return await showWith(request, services, 'checked')
  const seenCents = centsSeen(form, 'price')
  if (seenCents !== found.priceCents) return await showWith(request, services, 'stale')
  const { orderId, outcome } = found
  const advancing = advanceServices(services)
  const by = byOffice(person, { action: 'settleWithdrawal' })
  const settled =
    outcome === 'begun' && orderId !== null
      ? await settleBegunWithdrawal(advancing, { id, orderId, seenCents }, owedCents, by)
      : await settleStatement(advancing, id, (transaction, now) =>
          audit(transaction, { by: person, action: 'settleWithdrawal', subject: `withdrawal:${id}` }, now),
        )
  // A second press finds it as it wanted it.
  if (settled === 'settled' || (settled === 'stale' && outcome !== 'begun')) return redirect('/withdrawals')
  return await showWith(request, services, settled === 'tooMuch' ? 'owed' : 'stale')
}

async function showWith(
  request: PersonRequest,
  { database }: OfficeServices,
  problem?: WithdrawalProblem,
): Promise<Response> {
  const withdrawal = await findOfficeWithdrawal(database, request.param('id'))
  if (!withdrawal) return showNotFound(request)
  const { form } = request
  const typed = { number: form.get('number') ?? '', owed: form.get('owed') ?? '' }
  const suggested = withdrawal.number ? [] : await ordersOf(database, withdrawal.email)
  const status = problem === undefined ? 200 : problem === 'stale' ? 409 : 422
  return request.show(WithdrawalPage, { withdrawal, suggested, typed, problem }, status)
}
