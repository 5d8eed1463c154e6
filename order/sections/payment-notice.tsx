import type { ReactNode } from 'react'
import { business } from '#copy/order/business.ts'
import { payment as words } from '#copy/order/payment.ts'
import { fill, fillAll } from '../../copy/fill.ts'
import { withFacts } from '../../copy/format/company-facts.ts'
import { fullDay, money, typesetDates } from '../../copy/format/format-work.ts'
import type { Order } from '../../domain/orders/order.ts'
import { notDoneNext } from '../../services/orders/mail/not-done-next.ts'
import type { ReadStanding } from '../../services/payments/read-standing.ts'
import styles from './payment-notice.module.css'
import { Notice } from './step-frame.tsx'

/** The payment status of an order: what is asked for, what was paid and what goes back. */
export function PaymentNotice({ order, read, children }: { order: Order; read: ReadStanding; children?: ReactNode }) {
  const [first, ...more] = standingLines(order, read)
  return (
    <Notice kind={read.standing === 'late' && isAskedToPay(order, read.standing) ? 'attention' : 'right'}>
      <p className={styles.standing}>{first}</p>
      {more.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {children}
    </Notice>
  )
}

/**
 * The payment status of an order in sentences, the most important one first: what is asked for, what was paid, and what
 * goes back. At sample prices nothing is asked for; the words say how it would be.
 */
export function standingLines(order: Order, { payments, standing, pending, at }: ReadStanding): string[] {
  const { balance, dueOn, refunds } = payments
  const cents = standing === 'pending' && pending !== undefined ? pending : Math.abs(balance.due)
  const facts = { amount: money(cents), date: dueOn ? fullDay(dueOn) : '' }
  const said = order.sample ? { ...words.standings, ...words.sampleStandings } : words.standings
  const isPending = pending !== undefined && standing !== 'pending'
  // Customers whose visit does not happen have not paid too much: they only read what comes back.
  const onlyBack = standing === 'overpaid' && isOff(order) && refunds.length > 0
  const later = order.business && standing === 'later' ? withFacts(business.pay) : undefined
  const leaves =
    standing === 'due' &&
    !order.business &&
    order.presence === 'leaves' &&
    order.state === 'ordered' &&
    balance.paid === 0
  return [
    ...(onlyBack ? [] : [later ?? fillAll(said[leaves ? 'leaves' : standing], facts)]),
    ...(balance.paid > 0 && balance.due > 0 ? [fill(words.partPaid, { amount: money(balance.paid) })] : []),
    ...(isPending ? [fill(words.standings.pending, { amount: money(pending) })] : []),
    ...(standing === 'undecided' ? [order.callBy ? notDoneNext(order, order.callBy, at) : words.undecided] : []),
    ...refunds.map(({ cents, dueBy, state }) =>
      fillAll(words.refund[state], { amount: money(cents), date: fullDay(dueBy) }),
    ),
  ].map(typesetDates)
}

const isOff = ({ state }: Order) => state === 'cancelled' || state === 'withdrawn' || state === 'notDone'

/** Whether a customer is asked to pay now. */
export const isAskedToPay = ({ sample }: Pick<Order, 'sample'>, standing: ReadStanding['standing']): boolean =>
  !sample && (standing === 'due' || standing === 'late')
