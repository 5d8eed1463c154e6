import type { Cents } from '../../domain/money/cents.ts'
import { addDays, officeInstant } from '../../domain/opening/office-time.ts'
import { accessDue } from '../../domain/orders/access-due.ts'
import { withdrawalDue } from '../../domain/orders/withdrawal-period.ts'
import { isOwedKnown } from '../../domain/payments/ledger.ts'
import type { Action } from '../../domain/people/person.ts'
import type { OfficeFacts } from '../layout/office-facts.ts'
import type { OfficeOrder } from './find-office-order.ts'

/** What an order still needs besides its work, and by when. `cents`: what the customer has to pay. */
export interface OrderNeed {
  kind: 'followUp' | 'post' | 'withdrawal' | 'complaint' | 'people' | 'access' | 'payment'
  by: Date
  cents?: Cents
  /** The page or the part of this page where it is done. */
  href: string
}

/** Who sees a need: those who can meet it. */
const actions: Readonly<Record<OrderNeed['kind'], Action>> = {
  followUp: 'changeOrders',
  post: 'changeOrders',
  withdrawal: 'changeOrders',
  complaint: 'changeOrders',
  people: 'changePlanning',
  access: 'changePlanning',
  payment: 'readPayments',
}

/** What an order needs of a reader, the most urgent first. */
export function needsOf(view: OfficeOrder, may: OfficeFacts['may']): OrderNeed[] {
  const { order, payments, withdrawals, complaints } = view
  const path = `/orders/${order.number}`
  const needs: OrderNeed[] = []
  if (order.callBy && view.transitions.includes('followUp'))
    needs.push({ kind: 'followUp', by: order.callBy, href: path })
  if (order.postBy && !order.postedAt && order.state !== 'cancelled' && order.state !== 'withdrawn')
    needs.push({ kind: 'post', by: order.postBy, href: path })
  for (const { id, receivedAt, outcome, settledAt } of withdrawals)
    if (!settledAt)
      needs.push({
        kind: 'withdrawal',
        by: withdrawalDue(outcome, receivedAt, order.language),
        href: `/withdrawals/${id}`,
      })
  const open = complaints.filter(({ decidedAt }) => !decidedAt)
  for (const { decideBy } of open) needs.push({ kind: 'complaint', by: decideBy, href: `${path}#complaints` })
  if (view.isOffRoster) needs.push({ kind: 'people', by: order.startsAt, href: `${path}/move` })
  if (order.state === 'ordered' && !view.isAccessKnown)
    needs.push({ kind: 'access', by: accessDue(order.country, order.visit.date), href: `${path}/access` })
  const { balance, dueOn } = payments
  if (balance.due > 0 && dueOn && isOwedKnown(order))
    needs.push({
      kind: 'payment',
      by: officeInstant(addDays(dueOn, 1), 0),
      cents: balance.due,
      href: `${path}/payments`,
    })
  return needs.filter(({ kind }) => may(actions[kind])).sort((one, other) => one.by.getTime() - other.by.getTime())
}
