import { paid as words } from '#copy/order/paid.ts'
import { fill } from '../../copy/fill.ts'
import { money } from '../../copy/format/format-work.ts'
import type { Cents } from '../../domain/money/cents.ts'
import type { OrderView } from '../../domain/orders/order.ts'
import type { AttemptState } from '../../domain/payments/payment-attempt.ts'
import type { PaymentStatus } from '../../services/payments/read-standing.ts'
import { ButtonLink } from '../../ui/components/button.tsx'
import { orderPath } from '../layout/routes.ts'
import { Notice, OrderStep } from '../sections/step-frame.tsx'

interface PaidProps {
  view: OrderView
  status: PaymentStatus
  /** Whether the page refreshes itself, and its own path. */
  looksAgain: boolean
  path: string
}

/** The state of a payment when its customer comes back from the provider. */
export default function PaidPage({ view, status, looksAgain, path }: PaidProps) {
  const { due } = status.balance
  // While a bank decides, the balance still has what was just paid in it.
  const isUndecided = looksAgain || status.state === 'pending'
  return (
    <OrderStep view={view} title={words.title} lead={isUndecided ? '' : balanceInWords(due)}>
      {status.state && (
        <Notice kind={status.state === 'paid' ? 'right' : 'look'}>{stateInWords(status.state, looksAgain)}</Notice>
      )}
      {looksAgain && (
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

function stateInWords(state: AttemptState, looksAgain: boolean): string {
  switch (state) {
    case 'paid':
    case 'failed':
    case 'canceled':
    case 'expired':
      return words.states[state]
    case 'pending':
      return looksAgain ? words.states.checking : words.states.pending
    default:
      return looksAgain ? words.states.checking : words.states.waiting
  }
}

function balanceInWords(due: Cents): string {
  if (due > 0) return fill(words.due, { price: money(due) })
  return due < 0 ? fill(words.tooMuch, { price: money(-due) }) : words.nothingDue
}
