import type { ComponentProps } from 'react'
import { fill, fillAll } from '../../copy/fill.ts'
import { type Cents, negateCents } from '../../domain/money/cents.ts'
import type { Order } from '../../domain/orders/order.ts'
import { isOwedKnown, recordedMethods } from '../../domain/payments/ledger.ts'
import { formatReference } from '../../domain/payments/payment-reference.ts'
import { writeAmount } from '../../domain/payments/typed-amount.ts'
import type { PaymentView } from '../../services/payments/payment-view.ts'
import { Button } from '../../ui/components/button.tsx'
import { Field } from '../../ui/components/field.tsx'
import { SampleMark } from '../../ui/components/sample-mark.tsx'
import { useOffice } from '../layout/office-facts.ts'
import { OfficeLayout } from '../layout/office-layout.tsx'
import { AmountCell } from '../sections/amount-cell.tsx'
import form from '../sections/form.module.css'
import { fullDay } from '../sections/format-day.ts'
import { formatMoney } from '../sections/format-money.ts'
import { formatTime } from '../sections/format-time.ts'
import { Table } from '../sections/table.tsx'
import type { InvoiceFacts, InvoiceFormProblem } from './invoice-facts.ts'
import { InvoiceForms } from './invoice-forms.tsx'
import styles from './ledger-page.module.css'
import { MoneyOut } from './money-out.tsx'
import type { NextReminder } from './reminder-facts.ts'
import { ReminderForm } from './reminder-form.tsx'

export type LedgerProblem = 'amount' | 'method' | 'reason' | 'stale' | 'bank' | 'unpaid' | InvoiceFormProblem

interface LedgerProps {
  order: Order
  payments: PaymentView
  /** An online payment that a bank has not decided on yet, in cents. */
  pending: Cents | undefined
  /** Money of the bank that names this order, and whether lines of the bank may be missing. */
  bank: { moneyOut: ComponentProps<typeof MoneyOut>['lines']; isIncomplete: boolean }
  invoices: InvoiceFacts
  /** The first reminder that may be sent now. */
  next: NextReminder | undefined
  /** Makes what is recorded unique, however often the button is pressed. */
  entryId: string
  /** The input from before the page was shown again. */
  typed: Readonly<Record<string, string>>
  problem: LedgerProblem | undefined
}

/** The ledger of an order: what was charged and paid, and what can be added to it (R18.5). */
export function LedgerPage({ order, payments, pending, bank, invoices, next, entryId, typed, problem }: LedgerProps) {
  const { words, language } = useOffice()
  const { ledger: labels } = words.payments
  const { balance, dueOn, reference } = payments
  const amount = formatMoney(Math.abs(balance.due), language)
  const standing = !isOwedKnown(order)
    ? 'undecided'
    : balance.due > 0
      ? 'due'
      : balance.due < 0
        ? 'overpaid'
        : 'settled'
  const problemIn = (field: LedgerProblem, wanted: string) =>
    problem === field && typed.do === wanted ? { ...labels.problems, ...labels.invoice.problems }[field] : undefined
  const seen = (
    <>
      <input type="hidden" name="due" defaultValue={balance.due} />
      <input type="hidden" name="entry" defaultValue={entryId} />
    </>
  )
  return (
    <OfficeLayout title={fill(labels.title, { number: order.number })}>
      {(problem === 'stale' || problem === 'bank') && (
        <p role="alert" className={form.problem}>
          {labels.problems[problem]}
        </p>
      )}
      <p>
        <a href={`/orders/${order.number}`}>{labels.toOrder}</a>
      </p>
      <p className={styles.balance}>
        <strong>
          {standing === 'settled' || standing === 'undecided'
            ? labels.balance[standing]
            : fill(labels.balance[standing], { amount })}
        </strong>{' '}
        {balance.due > 0 && (dueOn ? fill(labels.dueOn, { date: fullDay(language, dueOn) }) : labels.notDue)}{' '}
        {order.sample && <SampleMark text={words.orders.sample} />}
      </p>
      {pending !== undefined && <p>{fill(labels.pending, { amount: formatMoney(pending, language) })}</p>}
      {payments.refunds.map(
        ({ id, cents, dueBy, state }) =>
          state !== 'done' && (
            <p key={id}>
              <a href="/payments?list=refunds">
                {fillAll(labels.refundBy, { amount: formatMoney(cents, language), date: fullDay(language, dueBy) })}
              </a>{' '}
              {words.payments.refundStates[state]}.
            </p>
          ),
      )}
      <p>
        {labels.reference}: {formatReference(reference)}
      </p>
      <MoneyOut lines={bank.moneyOut} isOfOrder />
      <Entries payments={payments} />
      <div className={styles.forms}>
        <ReminderForm order={order} payments={payments} next={next} isHeld={bank.isIncomplete} />
        <form method="post" className={styles.form}>
          <h2>{labels.record.title}</h2>
          {seen}
          <fieldset>
            <legend>{labels.record.method}</legend>
            {recordedMethods.map((method, index) => (
              <label key={method}>
                <input
                  id={index === 0 ? 'method' : undefined}
                  type="radio"
                  name="method"
                  value={method}
                  defaultChecked={typed.method === method}
                  {...(index === 0 &&
                    problemIn('method', 'record') && { 'aria-invalid': true, 'aria-describedby': 'method-problem' })}
                />{' '}
                {labels.methods[method]}
              </label>
            ))}
            {problemIn('method', 'record') && (
              <p id="method-problem" className={form.problem}>
                {labels.problems.method}
              </p>
            )}
          </fieldset>
          <Field
            label={labels.record.amount}
            name="amount"
            inputMode="decimal"
            maxLength={12}
            defaultValue={
              typed.do === 'record' ? typed.amount : balance.due > 0 ? writeAmount(balance.due, language) : ''
            }
            problem={problemIn('amount', 'record')}
          />
          <Field label={labels.record.receipt} name="receipt" maxLength={200} defaultValue={typed.receipt} />
          <Button type="submit" name="do" value="record">
            {labels.record.button}
          </Button>
        </form>
        <form method="post" className={styles.form}>
          <h2>{labels.correct.title}</h2>
          <p>{labels.correct.lead}</p>
          {seen}
          <fieldset>
            <legend>{labels.correct.direction}</legend>
            {(['less', 'more', 'unpaid'] as const).map((direction) => (
              <label key={direction}>
                <input
                  type="radio"
                  name="direction"
                  value={direction}
                  defaultChecked={(typed.direction ?? 'less') === direction}
                />{' '}
                {labels.correct[direction]}
              </label>
            ))}
          </fieldset>
          <Field
            label={labels.record.amount}
            name="amount"
            inputMode="decimal"
            maxLength={12}
            defaultValue={typed.do === 'correct' ? typed.amount : ''}
            problem={problemIn('amount', 'correct') ?? problemIn('unpaid', 'correct')}
          />
          <p>
            <label>
              <input type="checkbox" name="lateCost" defaultChecked={typed.lateCost !== undefined} />{' '}
              {labels.correct.lateCost}
            </label>
          </p>
          <Field
            label={labels.correct.reason}
            name="reason"
            maxLength={200}
            defaultValue={typed.reason}
            problem={problemIn('reason', 'correct')}
          />
          <Button type="submit" name="do" value="correct" variant="secondary">
            {labels.correct.button}
          </Button>
        </form>
        <InvoiceForms order={order} invoices={invoices} typed={typed} problem={problem} />
      </div>
    </OfficeLayout>
  )
}

/** All entries in the order of their times, charges before payments. */
function Entries({ payments: { charges, payments } }: { payments: PaymentView }) {
  const { words, language } = useOffice()
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
          <td>{bookedOn ? fullDay(language, bookedOn) : formatTime(at, language)}</td>
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
