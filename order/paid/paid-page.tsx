import { paid as words } from '#copy/order/paid.ts'
import { fill } from '../../copy/fill.ts'
import { money } from '../../copy/format/format-work.ts'
import type { Cents } from '../../domain/money/cents.ts'
import type { OrderView } from '../../domain/orders/order.ts'
import { type AttemptState, isDecided } from '../../domain/payments/payment-attempt.ts'
import { redirect } from '../../services/http/plain-answers.ts'
import { receiveWebhook } from '../../services/payments/online/receive-webhook.ts'
import { startPayment } from '../../services/payments/online/start-payment.ts'
import { type PaymentStatus, paymentStatus } from '../../services/payments/read-standing.ts'
import { ButtonLink } from '../../ui/components/button.tsx'
import type { OrderRequest, TakingOrders } from '../layout/ordering-services.ts'
import { orderPath } from '../layout/routes.ts'
import MessagePage from '../message/message-page.tsx'
import { withOrder } from '../respond/with-order.ts'
import { Notice, OrderStep } from '../sections/step-frame.tsx'

interface PaidProps {
  view: OrderView
  status: PaymentStatus
  /** Whether the page refreshes itself, and its own path. */
  refreshes: boolean
  path: string
}

/** The state of a payment when its customer comes back from the provider. */
export default function PaidPage({ view, status, refreshes, path }: PaidProps) {
  const { due } = status.balance
  // While a bank decides, the balance still has what was just paid in it.
  const isUndecided = refreshes || status.state === 'pending'
  return (
    <OrderStep view={view} title={words.title} lead={isUndecided ? '' : balanceInWords(due)}>
      {status.state && (
        <Notice kind={status.state === 'paid' ? 'right' : 'attention'}>{stateInWords(status.state, refreshes)}</Notice>
      )}
      {refreshes && (
        <p>
          <a href={path}>{words.again}</a>
        </p>
      )}
      {due > 0 && !isUndecided && (
        <p>
          <ButtonLink href={orderPath(view.key, 'pay')}>{words.pay}</ButtonLink>
        </p>
      )}
    </OrderStep>
  )
}

function stateInWords(state: AttemptState, refreshes: boolean): string {
  const { checking, waiting, ...states } = words.states
  const said: Partial<Record<AttemptState, string>> = states
  return refreshes ? checking : (said[state] ?? waiting)
}

function balanceInWords(due: Cents): string {
  if (due > 0) return fill(words.due, { price: money(due) })
  return due < 0 ? fill(words.tooMuch, { price: money(-due) }) : words.nothingDue
}

/** How often the page refreshes itself, and after how many seconds. */
const mostRefreshes = 10
const secondsBetweenRefreshes = 3

/** `GET /order/…/paid`: where the payment provider sends people back. It reads, and never decides (R18.20). */
export const showPaid = withOrder(async (request, services, view) => {
  const attemptId = request.query.get('attempt') ?? ''
  const turn = Number(request.query.get('look') ?? 1)
  const status = await paymentStatus(services.orders.database, view.order.id, attemptId)
  const isOpen = status.state !== undefined && !isDecided(status.state)
  const refreshes = isOpen && turn < mostRefreshes
  const path = `${orderPath(view.key, 'paid')}?${new URLSearchParams({ attempt: attemptId })}`
  const headers: Record<string, string> = refreshes
    ? { Refresh: `${secondsBetweenRefreshes}; url=${path}&look=${turn + 1}` }
    : {}
  return await request.show(PaidPage, { view, status, refreshes, path }, { title: words.title, headers })
})

/** `POST /order/…/pay` with `method=online`: leads to the provider's page. */
export const receivePay = withOrder(async (request, services, view) => {
  const { onlinePayments } = services
  const pay = orderPath(view.key, 'pay')
  if (!onlinePayments || request.form.get('method') !== 'online') return redirect(pay, 303)
  const started = await startPayment(onlinePayments, view.order.id)
  if (started.outcome === 'done')
    return redirect(started.checkoutUrl ?? `${orderPath(view.key, 'paid')}?attempt=${started.attemptId}`, 303)
  const away = { title: words.away.title, text: words.away.text, ways: [{ href: pay, label: words.away.pay }] }
  if (started.outcome === 'refused') return await request.show(MessagePage, away, { title: away.title, status: 503 })
  const { title, nothingDue: text, order: label } = words
  const said = { title, text, ways: [{ href: orderPath(view.key), label }] }
  return await request.show(MessagePage, said, { title, status: 409 })
})

/**
 * `POST /api/payments/mollie`: 200 and empty, whatever the id. It only triggers a fetch; the provider's answer is what
 * counts (R18.22).
 */
export async function answerWebhook(
  { context }: OrderRequest,
  { orders, clock, paymentWorker }: TakingOrders,
): Promise<Response> {
  // A client that breaks off names nothing.
  const form = new URLSearchParams(await context.req.text().catch(() => ''))
  if (await receiveWebhook(orders.database, form.get('id') ?? '', clock())) paymentWorker?.wake()
  return new Response(null, { status: 200 })
}
