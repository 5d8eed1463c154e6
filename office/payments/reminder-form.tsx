import { fillAll } from '../../copy/fill.ts'
import { typesetDates } from '../../copy/format/format-work.ts'
import { lateCostFormula } from '../../copy/format/late-cost-formula.ts'
import { lateCosts, reminderDays } from '../../domain/payments/late-reminder.ts'
import { useOffice } from '../layout/office-facts.ts'
import { OfficeForm } from '../sections/office-form.tsx'
import type { LedgerProps } from './ledger-facts.ts'
import styles from './ledger-page.module.css'

/**
 * The first reminder of a late payment: how it is worked out, a button that sends it, and what became of it (R18.50).
 */
export function ReminderForm({ order, payments: { balance, reminder }, next, bank, forms }: LedgerProps) {
  const { words, formatMoney: money, formatTime, fullDay } = useOffice()
  if (!reminder && !next) return null
  const written = next ?? reminder
  const costs = next ? next.costs : reminder?.costCents ? lateCosts(order.country, reminder.cents, true) : undefined
  const facts = {
    days: reminderDays,
    amount: money(reminder?.cents ?? balance.due),
    date: reminder ? formatTime(reminder.remindedAt) : '',
    firstDay: fullDay(written?.firstDay ?? ''),
    payBy: fullDay(written?.payBy ?? ''),
    costs: money(costs?.cents ?? 0),
    formula: costs ? lateCostFormula(costs, money) : '',
  }
  const { problems, reminder: sentences } = words.payments.ledger
  const labels = fillAll(sentences, facts)
  return (
    <section className={styles.form} id="reminder">
      <h2>{labels.title}</h2>
      {reminder && <p>{labels.states[reminder.state]}</p>}
      {next && <p>{labels.ways[next.way]}</p>}
      <p>{typesetDates(labels.term)}</p>
      <p>
        {costs ? `${labels.costs[order.country]} ${labels.limits[costs.limit]}` : labels.noCosts} {labels.never}
      </p>
      {next && bank.isIncomplete && (
        <p>
          <a href="/payments?list=unmatched">{problems.bank}</a>
        </p>
      )}
      {next && !bank.isIncomplete && (
        <OfficeForm
          of={forms.remind}
          action={`/orders/${order.number}/reminder`}
          words={{ labels: {}, problems, button: labels.button }}
          variant="secondary"
        />
      )}
    </section>
  )
}
