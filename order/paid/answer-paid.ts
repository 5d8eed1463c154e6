import { paid as words } from '#copy/order/paid.ts'
import { isDecided } from '../../domain/payments/payment-attempt.ts'
import { redirect } from '../../services/http/plain-answers.ts'
import { startPayment } from '../../services/payments/online/start-payment.ts'
import { paymentStatus } from '../../services/payments/read-standing.ts'
import { orderPath } from '../layout/routes.ts'
import MessagePage from '../message/message-page.tsx'
import { withOrder } from '../respond/with-order.ts'
import PaidPage from './paid-page.tsx'

/** How often the page looks again by itself, and after how many seconds. */
const mostLooks = 10
const secondsBetweenLooks = 3

/** `GET /order/…/paid`: where the payment provider sends people back. It reads, and never decides (R18.20). */
export const showPaid = withOrder(async (request, services, view) => {
  const attemptId = request.query.get('attempt') ?? ''
  const look = Number(request.query.get('look') ?? 1)
  const status = await paymentStatus(services.orders.database, view.order.id, attemptId)
  const isOpen = status.state !== undefined && !isDecided(status.state)
  const looksAgain = isOpen && look < mostLooks
  const path = `${orderPath(view.key, 'paid')}?${new URLSearchParams({ attempt: attemptId })}`
  const headers: Record<string, string> = looksAgain
    ? { Refresh: `${secondsBetweenLooks}; url=${path}&look=${look + 1}` }
    : {}
  return await request.show(PaidPage, { view, status, looksAgain, path }, { title: words.title, headers })
})

/** `POST /order/…/pay` with `method=online`: leads to the provider's page. */
export const receivePay = withOrder(async (request, services, view) => {
  const { onlinePayments } = services
  const pay = orderPath(view.key, 'pay')
  if (!onlinePayments || request.form.get('method') !== 'online') return redirect(pay, 303)
  const started = await startPayment(onlinePayments, view.order.id)
  if (started.outcome === 'checkout') return redirect(started.url, 303)
  if (started.outcome === 'underway')
    return redirect(`${orderPath(view.key, 'paid')}?attempt=${started.attemptId}`, 303)
  const { title, text, pay: label } = words.away
  const said = started.outcome === 'away' ? { title, text } : { title: words.title, text: words.nothingDue }
  const status = started.outcome === 'away' ? 503 : 409
  const way = started.outcome === 'away' ? { href: pay, label } : { href: orderPath(view.key), label: words.order }
  return await request.show(MessagePage, { ...said, ways: [way] }, { title: said.title, status })
})
