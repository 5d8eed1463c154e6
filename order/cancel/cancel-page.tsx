import { orderPage } from '#copy/order/order-page.ts'
import { fill } from '../../copy/fill.ts'
import { money, typesetDates } from '../../copy/format/format-work.ts'
import { freeInWords } from '../../copy/format/rights-in-words.ts'
import { addCents } from '../../domain/money/cents.ts'
import type { OrderView } from '../../domain/orders/order.ts'
import type { Balance } from '../../domain/payments/ledger.ts'
import { Button, ButtonLink } from '../../ui/components/button.tsx'
import { orderPath } from '../layout/routes.ts'
import { moneyBack } from '../sections/money-back.ts'
import form from '../sections/order-form.module.css'
import { Notice, OrderStep } from '../sections/step-frame.tsx'

const words = orderPage.cancel

interface CancelProps {
  view: OrderView
  balance: Balance
  /** Whether the order, or the fee, is another one than the page had shown. */
  isStale: boolean
}

/** Cancelling (R16.5): what it costs before the button. */
export default function CancelPage({ view, balance, isStale }: CancelProps) {
  const { key, order, terms, transitions } = view
  const back = moneyBack(balance.paid, addCents(order.feeCents, terms.feeCents))
  return (
    <OrderStep view={view} title={words.title} lead={words.lead}>
      {isStale && <Notice kind="look">{orderPage.stale}</Notice>}
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
