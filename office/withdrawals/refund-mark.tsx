import { fill } from '../../copy/fill.ts'
import { useOffice } from '../layout/office-facts.ts'
import due from '../leads/due-mark.module.css'
import late from '../sections/late-mark.module.css'
import type { OfficeWithdrawal } from './withdrawal-rows.ts'

/** Until when a withdrawal has to be answered or paid back, or when it was. Late ones say so, in words and colour. */
export function RefundMark({ withdrawal }: { withdrawal: OfficeWithdrawal }) {
  const { words, now, formatTime, formatMoney, formatUntil } = useOffice()
  const labels = words.orders.withdrawal
  const { settledAt, paidBackCents, dueAt, outcome } = withdrawal
  if (settledAt) {
    const date = formatTime(settledAt)
    return paidBackCents === null
      ? fill(labels.settledBefore, { date })
      : fill(labels.settled, { date, price: formatMoney(paidBackCents) })
  }
  const isLate = dueAt < now
  const until = outcome === 'unknown' ? words.leads.due.answer : labels.until
  return (
    <strong className={isLate ? late.late : due.due}>
      {fill(isLate ? labels.late : until, { date: formatUntil(dueAt) })}
    </strong>
  )
}
