import { language } from '#copy/language.ts'
import { withdrawal as words } from '#copy/order/withdrawal.ts'
import { readForm, type Shown, sentAs, showForm } from '../../domain/forms/form.ts'
import { withdrawalForm } from '../../domain/orders/withdrawal-form.ts'
import { answerForm } from '../../services/http/answer-form.ts'
import { redirect } from '../../services/http/plain-answers.ts'
import { findWithdrawal, isReceiptHeld, receiveWithdrawal } from '../../services/orders/withdraw/withdraw-order.ts'
import type { OrderRequest, TakingOrders } from '../layout/ordering-services.ts'
import { showTooMany } from '../respond/show-message.ts'
import WithdrawalPage from './withdrawal-page.tsx'

const showStatement = (request: OrderRequest, of: Shown<typeof withdrawalForm>, status: 200 | 409 | 422 = 200) =>
  request.show(WithdrawalPage, { of }, { title: words.title, status })

/** `GET /withdrawal`: the form; after a withdrawal the acknowledgement, at an address that only its sender knows. */
export const showWithdrawal = async (request: OrderRequest, services: TakingOrders): Promise<Response> => {
  const id = request.query.get('received')
  const received = id && (await findWithdrawal(services.orders.database, id))
  if (received) {
    const isHeld = await isReceiptHeld(services.orders.database, received)
    return await request.show(WithdrawalPage, { received, isHeld }, { title: words.doneTitle })
  }
  const contract = request.query.get('contract') ?? ''
  return await showStatement(request, showForm(withdrawalForm, { contract }, language))
}

/** `POST /withdrawal`: the first button shows the statement once more and stores nothing, the second one sends it. */
export const receiveWithdrawalForm = async (request: OrderRequest, { orders }: TakingOrders): Promise<Response> => {
  const { form } = request
  const step = sentAs(form)
  if (step === 'edit') {
    const { texts } = readForm(withdrawalForm, form)
    return await showStatement(request, { form: withdrawalForm, texts, problems: {} })
  }
  return await answerForm(
    form,
    withdrawalForm,
    (of) => showStatement(request, of, of.status),
    async (statement) => {
      if (step !== 'confirm') return await request.show(WithdrawalPage, { statement }, { title: words.confirm })
      const received = await receiveWithdrawal(orders, statement, request.client)
      if (received.outcome === 'refused') return await showTooMany(request, received.retryAfter)
      return redirect(`/withdrawal?received=${received.id}`, 303)
    },
  )
}
