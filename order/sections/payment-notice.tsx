import type { ReactNode } from 'react'
import type { Order } from '../../domain/orders/order.ts'
import type { ReadStanding } from '../../services/payments/read-standing.ts'
import styles from './payment-notice.module.css'
import { isAskedToPay, standingLines } from './standing-words.ts'
import { Notice } from './step-frame.tsx'

/** The payment status of an order: what is asked for, what was paid and what goes back. */
export function PaymentNotice({ order, read, children }: { order: Order; read: ReadStanding; children?: ReactNode }) {
  const [first, ...more] = standingLines(order, read)
  return (
    <Notice kind={read.standing === 'late' && isAskedToPay(order, read.standing) ? 'look' : 'right'}>
      <p className={styles.standing}>{first}</p>
      {more.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {children}
    </Notice>
  )
}
