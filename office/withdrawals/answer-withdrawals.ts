import { type AnyRefused, sentAs } from '../../domain/forms/form.ts'
import { answerForm } from '../../services/http/answer-form.ts'
import {
  linkWithdrawal,
  settleBegunWithdrawal,
  settleStatement,
} from '../../services/orders/withdraw/settle-withdrawal.ts'
import { audit } from '../../services/people/audit.ts'
import type { PageAnswer, PersonAnswer } from '../gate/office-route.ts'
import { byOffice } from '../orders/of-order.ts'
import { linkForm, settleForm, WithdrawalPage } from './office-withdrawal-page.tsx'
import { findOfficeWithdrawal, ordersOf } from './withdrawal-rows.ts'

/** `POST /withdrawals/{id}`: links it to an order, or settles it with an outcome (R17.19, R18.11). */
export const answerWithdrawal: PersonAnswer = async (request, services) => {
  const { form, person, param, redirect } = request
  const { database } = services
  const found = await findOfficeWithdrawal(database, param('id'))
  if (!found) return request.notFound()
  const { id, orderId } = found
  const show = (refused: AnyRefused) => showWithdrawal(request, services, refused)
  if (sentAs(form) === linkForm.name)
    return await answerForm(form, linkForm, show, async ({ number }) => {
      const by = byOffice(person, { action: 'linkWithdrawal' })
      const linked = await linkWithdrawal(services, id, number, by)
      return linked.outcome === 'done' ? redirect(`/withdrawals/${id}`) : linked
    })
  return await answerForm(form, settleForm, show, async ({ owed, price: seenCents }) => {
    if (seenCents !== found.priceCents) return { outcome: 'stale' }
    if (found.outcome === 'begun' && orderId !== null) {
      if (owed === undefined) return { outcome: 'refused', problems: { owed: 'required' } }
      const by = byOffice(person, { action: 'settleWithdrawal' })
      const settled = await settleBegunWithdrawal(services, { id, orderId, seenCents }, owed, by)
      return settled.outcome === 'done' ? redirect('/withdrawals') : settled
    }
    // Repeating the request changes nothing.
    await settleStatement(services, id, (transaction, now) =>
      audit(transaction, { by: person, action: 'settleWithdrawal', subject: `withdrawal:${id}` }, now),
    )
    return redirect('/withdrawals')
  })
}

/** `GET /withdrawals/{id}`, with a form that was refused. */
export const showWithdrawal: PageAnswer = async (request, { database }, refused) => {
  const { param, show } = request
  const withdrawal = await findOfficeWithdrawal(database, param('id'))
  if (!withdrawal) return request.notFound()
  const suggested = withdrawal.number ? [] : await ordersOf(database, withdrawal.email)
  return show(WithdrawalPage, { withdrawal, suggested, refused }, refused?.status)
}
