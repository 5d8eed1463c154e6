import { withdrawal as words } from '#copy/order/withdrawal.ts'
import { clientAddress } from '../../services/http/client-address.ts'
import { redirect } from '../../services/http/plain-answers.ts'
import {
  checkWithdrawal,
  findWithdrawal,
  isReceiptHeld,
  receiveWithdrawal,
} from '../../services/orders/withdraw/withdraw-order.ts'
import type { OrderRequest, TakingOrders } from '../layout/ordering-services.ts'
import { showTooMany } from '../respond/show-message.ts'
import WithdrawalPage, { type WithdrawalProps } from './withdrawal-page.tsx'

const titles = { form: words.title, confirm: words.confirmTitle, done: words.doneTitle }

const show = (request: OrderRequest, data: WithdrawalProps, status: 200 | 422 = 200) =>
  request.show(WithdrawalPage, data, { title: titles[data.stage], status })

/** `GET /withdrawal`: the form; after a withdrawal the acknowledgement, at an address that only its sender knows. */
export const showWithdrawal = async (request: OrderRequest, services: TakingOrders): Promise<Response> => {
  const id = request.query.get('received')
  const received = id && (await findWithdrawal(services.orders.database, id))
  if (received) {
    const { name, email, contract, outcome } = received
    const values = { name, email, contract }
    const receivedAt = new Date(received.receivedAt)
    const held = await isReceiptHeld(services.orders.database, received)
    return await show(request, { stage: 'done', values, receivedAt, outcome, held })
  }
  const values = { name: '', email: '', contract: request.query.get('contract') ?? '' }
  return await show(request, { stage: 'form', values, problems: {} })
}

/** `POST /withdrawal`: the first button shows the statement once more and stores nothing, the second one sends it. */
export const receiveWithdrawalForm = async (request: OrderRequest, services: TakingOrders): Promise<Response> => {
  const { orders, settings } = services
  const { form } = request
  const { statement: values, problems } = checkWithdrawal(Object.fromEntries(form))
  if (form.get('step') === 'edit') return await show(request, { stage: 'form', values, problems: {} })
  if (Object.keys(problems).length > 0) {
    return await show(request, { stage: 'form', values, problems }, 422)
  }
  if (form.get('step') !== 'confirm') return await show(request, { stage: 'confirm', values })
  const reception = await receiveWithdrawal(orders, values, clientAddress(request.context, settings.trustedProxies))
  if (reception.outcome === 'tooMany') return await showTooMany(request, reception.retryAfter)
  if (reception.outcome === 'invalid') return await show(request, { stage: 'form', values, problems: {} }, 422)
  return redirect(`/withdrawal?received=${reception.id}`, 303)
}
