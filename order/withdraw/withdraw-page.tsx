import { orderPage } from '#copy/order/order-page.ts'
import { fill, fillAll } from '../../copy/fill.ts'
import { money, typesetDates, untilTime } from '../../copy/format/format-work.ts'
import { type Cents, noCents } from '../../domain/money/cents.ts'
import type { OrderView } from '../../domain/orders/order.ts'
import type { Balance } from '../../domain/payments/ledger.ts'
import { redirect } from '../../services/http/plain-answers.ts'
import { readBalance } from '../../services/orders/charges/record-charges.ts'
import { withdrawOrder } from '../../services/orders/withdraw/withdraw-order.ts'
import { Button, ButtonLink } from '../../ui/components/button.tsx'
import { orderPath } from '../layout/routes.ts'
import { withOrder } from '../respond/with-order.ts'
import { moneyBack } from '../sections/money-back.ts'
import form from '../sections/order-form.module.css'
import { OrderStep } from '../sections/step-frame.tsx'

const words = orderPage.withdraw

/** Withdrawing from one's order (R16.5): the second of the two steps; the button on the order's page was the first. */
export default function WithdrawPage({ view, balance }: { view: OrderView; balance: Balance }) {
  const { key, withdrawal, transitions } = view
  const { outcome, until } = withdrawal
  const back = outcome === 'begun' ? restBack(balance.paid) : outcome === 'inTime' && moneyBack(balance.paid, noCents)
  const isOpen = outcome === 'inTime' || outcome === 'begun' || outcome === 'performed'
  const sentence = fillAll(words[outcome], { until: untilTime(until) })
  return (
    <OrderStep view={view} title={words.title} lead={isOpen ? words.lead : ''}>
      <p>{typesetDates(sentence)}</p>
      {back && <p>{back}</p>}
      {isOpen && (
        <form className={form.form} method="post" action={orderPath(key, 'withdraw')} noValidate>
          <p className={form.submit}>
            <Button type="submit" variant="danger">
              {words.submit}
            </Button>
            <ButtonLink href={orderPath(key)}>{orderPage.keep}</ButtonLink>
          </p>
        </form>
      )}
      {!isOpen && transitions.includes('cancel') && (
        <p>
          <a href={orderPath(key, 'cancel')}>{orderPage.actions.cancel}</a>
        </p>
      )}
    </OrderStep>
  )
}

/** What happens to what was paid, while it is not known what the work done costs. */
const restBack = (paid: Cents) => paid > 0 && fill(words.restBack, { paid: money(paid) })

/** `GET /order/…/withdraw`: the outcome of a withdrawal. */
export const showWithdraw = withOrder(async (request, services, view) => {
  const balance = await readBalance(services.orders.database, view.order.id)
  return await request.show(WithdrawPage, { view, balance }, { title: words.title })
})

/** `POST /order/…/withdraw`: counts at once, whatever else has changed. */
export const receiveWithdraw = withOrder(async (_, services, view) => {
  await withdrawOrder(services.orders, view)
  return redirect(orderPath(view.key), 303)
})
