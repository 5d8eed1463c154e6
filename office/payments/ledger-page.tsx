import { fill, fillAll } from '../../copy/fill.ts'
import { negateCents } from '../../domain/money/cents.ts'
import { officeClock } from '../../domain/opening/office-time.ts'
import { isOwedKnown } from '../../domain/payments/ledger.ts'
import { formatReference } from '../../domain/payments/payment-reference.ts'
import type { PaymentView } from '../../services/payments/payment-view.ts'
import { useOffice } from '../layout/office-facts.ts'
import { OfficeLayout } from '../layout/office-layout.tsx'
import mark from '../sections/late-mark.module.css'
import { FormAlert, OfficeForm } from '../sections/office-form.tsx'
import { AmountCell, SampleMark, Table } from '../sections/table.tsx'
import { InvoiceForms } from './invoice-forms.tsx'
import type { LedgerProps } from './ledger-facts.ts'
import styles from './ledger-page.module.css'
import { MoneyOut } from './odd-statements.tsx'
import { ReminderForm } from './reminder-form.tsx'

/** The ledger of an order: what was charged and paid, and what can be added to it (R18.5). */
export function LedgerPage(props: LedgerProps) {
  const { order, payments, pending, bank, forms, refused } = props
  const { words, formatMoney, fullDay } = useOffice()
  const { ledger: labels } = words.payments
  // A complaint usually ends in a discount.
  const isOfComplaint = Boolean(forms.correct.texts.complaint?.[0])
  return (
    <OfficeLayout title={fill(labels.title, { number: order.number })}>
      <FormAlert of={refused} words={{ ...labels.problems, ...labels.invoice.problems }} />
      <p>
        <a href={`/orders/${order.number}`}>{labels.toOrder}</a>
      </p>
      <Balance order={order} payments={payments} />
      {pending !== undefined && <p>{fill(labels.pending, { amount: formatMoney(pending) })}</p>}
      {payments.refunds.map(
        ({ id, cents, dueBy, state }) =>
          state !== 'done' && (
            <p key={id}>
              <a href="/payments?list=refunds">
                {fillAll(labels.refundBy, { amount: formatMoney(cents), date: fullDay(dueBy) })}
              </a>{' '}
              {words.payments.refundStates[state]}.
            </p>
          ),
      )}
      <p>
        {labels.reference}: {formatReference(payments.reference)}
      </p>
      <MoneyOut lines={bank.moneyOut} isOfOrder />
      <Entries payments={payments} />
      <div className={styles.forms}>
        <section className={styles.form}>
          <h2>{labels.record.title}</h2>
          <OfficeForm
            of={forms.record}
            words={{ ...labels.record, options: { method: labels.methods }, problems: labels.problems }}
          />
        </section>
        <ReminderForm {...props} />
        <details
          id="correct"
          className={`fold ${styles.form}`}
          open={isOfComplaint || refused?.form.name === forms.correct.form.name}
        >
          <summary>{labels.correct.title}</summary>
          <p>{labels.correct.lead}</p>
          <OfficeForm of={forms.correct} words={{ ...labels.correct, problems: labels.problems }} variant="secondary" />
        </details>
        <InvoiceForms {...props} />
      </div>
    </OfficeLayout>
  )
}

/** What is still to be paid, and by when. */
function Balance({ order, payments: { balance, dueOn } }: Pick<LedgerProps, 'order' | 'payments'>) {
  const { words, now, formatMoney, dayInWords } = useOffice()
  const { ledger: labels } = words.payments
  const amount = { amount: formatMoney(Math.abs(balance.due)) }
  const isLate = dueOn !== null && dueOn < officeClock(now).date
  const { due, overpaid, settled, undecided } = labels.balance
  const sentence = !isOwedKnown(order)
    ? undecided
    : balance.due > 0
      ? fill(due, amount)
      : balance.due < 0
        ? fill(overpaid, amount)
        : settled
  return (
    <p className={styles.balance}>
      <strong>{sentence}</strong>{' '}
      {balance.due > 0 &&
        (dueOn ? (
          <span className={isLate ? mark.late : undefined}>
            {fill(isLate ? words.payments.late : labels.dueOn, { date: dayInWords(dueOn) })}
          </span>
        ) : (
          labels.notDue
        ))}{' '}
      {order.sample && <SampleMark />}
    </p>
  )
}

/** All entries in the order of their times, charges before payments. */
function Entries({ payments: { charges, payments } }: { payments: PaymentView }) {
  const { words, fullDay, formatTime } = useOffice()
  const { ledger: labels } = words.payments
  const entries = [
    ...charges.map(({ kind, ...charge }) => ({
      ...charge,
      bookedOn: null,
      what: labels.kinds[kind],
      note: charge.reason ?? '',
    })),
    ...payments.map(({ method, cents, receipt, reason, ...payment }) => ({
      ...payment,
      cents: negateCents(cents),
      what: cents < 0 && method !== 'correction' && method !== 'chargeback' ? labels.refund : labels.methods[method],
      note: [receipt, reason].filter(Boolean).join(', '),
    })),
  ].sort((one, other) => (timeOf(one) < timeOf(other) ? -1 : 1))
  return (
    <Table columns={Object.values(labels.columns)} figures={labels.columns.amount} asCards>
      {entries.map(({ id, at, bookedOn, what, cents, note }) => (
        <tr key={id}>
          <td>{bookedOn ? fullDay(bookedOn) : formatTime(at)}</td>
          <td>{what}</td>
          <AmountCell cents={cents} />
          <td dir="auto">{note}</td>
        </tr>
      ))}
    </Table>
  )
}

/** Where an entry is among the others: the bank says a day without a time. */
const timeOf = ({ at, bookedOn }: { at: Date; bookedOn: string | null }) => bookedOn ?? at.toISOString()
