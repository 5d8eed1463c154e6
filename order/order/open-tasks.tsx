import { orderPage } from '#copy/order/order-page.ts'
import { fillAll } from '../../copy/fill.ts'
import { money, shortDay, typesetDates } from '../../copy/format/format-work.ts'
import type { OrderView } from '../../domain/orders/order.ts'
import type { ReadStanding } from '../../services/payments/read-standing.ts'
import { ButtonLink } from '../../ui/components/button.tsx'
import { orderPath } from '../layout/routes.ts'
import { isAskedToPay } from '../sections/payment-notice.tsx'
import { Notice } from '../sections/step-frame.tsx'
import styles from './order-page.module.css'

const words = orderPage.tasks

interface TaskFacts {
  view: OrderView
  accessKnown: boolean
  read: ReadStanding
}

/** What only the customer can do before the visit: pay in advance, and say how the team gets in. */
export function openTasks({ view: { key, order }, accessKnown, read }: TaskFacts) {
  if (order.state !== 'ordered' || order.presence !== 'absent') return []
  const { balance, dueOn } = read.payments
  const facts = { amount: money(balance.due), date: shortDay(dueOn ?? order.visit.date) }
  const pay = fillAll(read.standing === 'late' ? words.payLate : words.pay, facts)
  // The office phones to arrange a key handover.
  const isOurs = accessKnown || order.access === 'hand-over'
  return [
    ...(isAskedToPay(order, read.standing) ? [{ label: typesetDates(pay), href: orderPath(key, 'pay') }] : []),
    ...(isOurs ? [] : [{ label: words.access, href: orderPath(key, 'details') }]),
  ]
}

/** The first task as the page's one solid button. */
export const OpenTasks = ({ tasks }: { tasks: ReturnType<typeof openTasks> }) =>
  tasks.length > 0 && (
    <Notice kind="attention">
      <h2>{words.title[tasks.length === 1 ? 'one' : 'more']}</h2>
      <p className={styles.buttons}>
        {tasks.map(({ label, href }, index) => (
          <ButtonLink key={href} href={href} {...(index > 0 && { variant: 'secondary' })}>
            {label}
          </ButtonLink>
        ))}
      </p>
    </Notice>
  )
