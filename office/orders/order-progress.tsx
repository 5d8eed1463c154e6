import { isOwedKnown } from '../../domain/payments/ledger.ts'
import { useOffice } from '../layout/office-facts.ts'
import { Moment } from '../sections/facts.tsx'
import type { OfficeOrder } from './find-office-order.ts'
import styles from './order-progress.module.css'

/** The steps of an order that goes well. */
export function OrderProgress({ view: { order, payments, isOffRoster } }: { view: OfficeOrder }) {
  const { words, dayInWords } = useOffice()
  const labels = words.orders.progress
  const hasBegun = order.state !== 'ordered'
  const steps = [
    { name: labels.ordered, done: true, when: <Moment at={order.orderedAt} /> },
    { name: labels.planned, done: hasBegun || !isOffRoster, when: dayInWords(order.visit.date) },
    { name: labels.begun, done: hasBegun },
    { name: labels.inspected, done: order.state === 'inspected' || order.state === 'done' },
    { name: labels.paid, done: isOwedKnown(order) && payments.balance.due <= 0 },
  ]
  const current = steps.findIndex(({ done }) => !done)
  return (
    <ol className={styles.progress}>
      {steps.map(({ name, done, when }, index) => (
        <li key={name} data-done={done || undefined} aria-current={index === current ? 'step' : undefined}>
          {name}
          {done && <span className="visually-hidden">: {labels.done}</span>} {when && <small>{when}</small>}
        </li>
      ))}
    </ol>
  )
}
