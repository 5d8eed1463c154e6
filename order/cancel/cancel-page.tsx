import { language } from '#copy/language.ts'
import { orderPage } from '#copy/order/order-page.ts'
import { fill } from '../../copy/fill.ts'
import { money, typesetDates } from '../../copy/format/format-work.ts'
import { freeInWords } from '../../copy/format/rights-in-words.ts'
import { seen } from '../../domain/forms/fields.ts'
import { form as declareForm, showForm } from '../../domain/forms/form.ts'
import { addCents } from '../../domain/money/cents.ts'
import type { OrderView } from '../../domain/orders/order.ts'
import { orderTransitions } from '../../domain/orders/order-states.ts'
import type { Balance } from '../../domain/payments/ledger.ts'
import { answerForm } from '../../services/http/answer-form.ts'
import { redirect } from '../../services/http/plain-answers.ts'
import { cancelOrder } from '../../services/orders/change/cancel-order.ts'
import { readBalance } from '../../services/orders/charges/record-charges.ts'
import { Button, ButtonLink } from '../../ui/components/button.tsx'
import { HiddenFormFields } from '../../ui/forms/form-fields.tsx'
import { orderPath } from '../layout/routes.ts'
import { withOrder } from '../respond/with-order.ts'
import { moneyBack } from '../sections/money-back.ts'
import form from '../sections/order-form.module.css'
import { Notice, OrderStep } from '../sections/step-frame.tsx'

const words = orderPage.cancel

/** The version of the order and the fee in cents that the page showed. */
const cancelForm = declareForm({ version: seen(), fee: seen() })

interface CancelProps {
  view: OrderView
  balance: Balance
  /** Whether the order or fee has changed since the page was shown. */
  isStale: boolean
}

/** Cancelling (R16.5): what it costs before the button. */
export default function CancelPage({ view, balance, isStale }: CancelProps) {
  const { key, order, terms, transitions } = view
  const of = showForm(cancelForm, { version: order.version, fee: terms.feeCents }, language)
  const back = moneyBack(balance.paid, addCents(order.feeCents, terms.feeCents))
  return (
    <OrderStep view={view} title={words.title} lead={words.lead}>
      {isStale && <Notice kind="attention">{orderPage.stale}</Notice>}
      {transitions.includes('cancel') ? (
        <form className={form.form} method="post" action={orderPath(key, 'cancel')} noValidate>
          <HiddenFormFields of={of} as={undefined} />
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

const cancelPage = (status: 200 | 409) =>
  withOrder(async (request, services, view) => {
    // Repeating the request changes nothing.
    if (status === 409 && view.order.state === orderTransitions.cancel.to) return redirect(orderPath(view.key), 303)
    const balance = await readBalance(services.orders.database, view.order.id)
    return await request.show(CancelPage, { view, balance, isStale: status === 409 }, { title: words.title, status })
  })

/** `GET /order/…/cancel`: what cancelling costs. */
export const showCancel = cancelPage(200)

/**
 * `POST /order/…/cancel`. An order that has changed since the page was shown, or costs another fee now, is shown again.
 */
export const receiveCancel = withOrder((request, services, view) => {
  const show = () => cancelPage(409)(request, services)
  return answerForm(request.form, cancelForm, show, async ({ version, fee }) => {
    const cancelled = await cancelOrder(services.orders, view.order.id, version, { seenFeeCents: fee })
    return cancelled.outcome === 'stale' ? cancelled : redirect(orderPath(view.key), 303)
  })
})
