import { orderPage } from '#copy/order/order-page.ts'
import { fill } from '../../copy/fill.ts'
import { money, typesetDates } from '../../copy/format/format-work.ts'
import { freeInWords } from '../../copy/format/rights-in-words.ts'
import { addCents } from '../../domain/money/cents.ts'
import type { OrderView } from '../../domain/orders/order.ts'
import { orderTransitions } from '../../domain/orders/order-states.ts'
import { centsSeen, versionSeen } from '../../domain/orders/seen.ts'
import type { Balance } from '../../domain/payments/ledger.ts'
import { redirect } from '../../services/http/plain-answers.ts'
import { cancelOrder } from '../../services/orders/change/cancel-order.ts'
import { readBalance } from '../../services/orders/charges/record-charges.ts'
import { findOrder } from '../../services/orders/record/find-order.ts'
import { Button, ButtonLink } from '../../ui/components/button.tsx'
import { orderPath } from '../layout/routes.ts'
import { withOrder } from '../respond/with-order.ts'
import { moneyBack } from '../sections/money-back.ts'
import form from '../sections/order-form.module.css'
import { Notice, OrderStep } from '../sections/step-frame.tsx'

const words = orderPage.cancel

interface CancelProps {
  view: OrderView
  balance: Balance
  /** Whether the order or fee has changed since the page was shown. */
  isStale: boolean
}

/** Cancelling (R16.5): what it costs before the button. */
export default function CancelPage({ view, balance, isStale }: CancelProps) {
  const { key, order, terms, transitions } = view
  const back = moneyBack(balance.paid, addCents(order.feeCents, terms.feeCents))
  return (
    <OrderStep view={view} title={words.title} lead={words.lead}>
      {isStale && <Notice kind="attention">{orderPage.stale}</Notice>}
      {transitions.includes('cancel') ? (
        <form className={form.form} method="post" action={orderPath(key, 'cancel')} noValidate>
          <input type="hidden" name="version" value={order.version} />
          <input type="hidden" name="fee" value={terms.feeCents} />
          <p>{typesetDates(freeInWords(terms))}</p>
          {order.feeCents > 0 && <p>{fill(words.earlierFee, { fee: money(order.feeCents) })}</p>}
          {back && <p>{back}</p>}
          <p className={form.submit}>
            <Button type="submit" variant="danger">
              {words.submit}
            </Button>
            <ButtonLink href={orderPath(key)}>{orderPage.keep}</ButtonLink>
          </p>
        </form>
      ) : (
        <p>{orderPage.notPossible}</p>
      )}
    </OrderStep>
  )
}

/** `GET /order/…/cancel`: what cancelling costs. */
export const showCancel = withOrder(async (request, services, view) => {
  const balance = await readBalance(services.orders.database, view.order.id)
  return await request.show(CancelPage, { view, balance, isStale: false }, { title: words.title })
})

/**
 * `POST /order/…/cancel`. An order that has changed since the page was shown, or costs another fee now, is shown again.
 */
export const receiveCancel = withOrder(async (request, services, view) => {
  const { form } = request
  const seen = { seenFeeCents: centsSeen(form, 'fee') }
  const { outcome } = await cancelOrder(services.orders, view.order.id, versionSeen(form), seen)
  if (outcome !== 'stale') return redirect(orderPath(view.key), 303)
  const now = (await findOrder(services.orders, view.key.number, view.key.secret)) ?? view
  // Repeating the request changes nothing.
  if (now.order.state === orderTransitions.cancel.to) return redirect(orderPath(view.key), 303)
  const balance = await readBalance(services.orders.database, view.order.id)
  return await request.show(CancelPage, { view: now, balance, isStale: true }, { title: words.title, status: 409 })
})
