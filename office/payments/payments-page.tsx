import type { ComponentProps } from 'react'
import { fill } from '../../copy/fill.ts'
import { negateCents } from '../../domain/money/cents.ts'
import { formatIban } from '../../domain/money/iban.ts'
import { recordedMethods } from '../../domain/payments/ledger.ts'
import type { listOpenRefunds, OpenPayment, PaymentList } from '../../services/payments/list-payments.ts'
import { Button } from '../../ui/components/button.tsx'
import { useOffice } from '../layout/office-facts.ts'
import { OfficeLayout } from '../layout/office-layout.tsx'
import { WholeNumbers } from '../layout/whole-numbers.tsx'
import mark from '../sections/late-mark.module.css'
import { Alert } from '../sections/office-form.tsx'
import { AmountCell, NextPage, SampleMark, Table } from '../sections/table.tsx'
import { BankLines } from './bank-lines.tsx'
import { PaymentLinks } from './payment-links.tsx'
import styles from './payments-page.module.css'

type Refunds = Awaited<ReturnType<typeof listOpenRefunds>>['rows']

interface PaymentsProps {
  list: PaymentList
  /** The office's date. */
  today: string
  payments: readonly OpenPayment[]
  refunds: Refunds
  /** Where the next page begins; undefined on the last. */
  next: string | undefined
  /** The lines of the bank; undefined on the other lists. */
  bankLines: ComponentProps<typeof BankLines> | undefined
  /** What was sent is out of date. */
  isStale: boolean
}

/** The amounts due with their dates, and the refunds (R18.5). */
export function PaymentsPage({ list, next, bankLines, isStale, ...lists }: PaymentsProps) {
  const labels = useOffice().words.payments
  const isEmpty = !bankLines && lists.payments.length + lists.refunds.length === 0
  return (
    <OfficeLayout page="payments">
      <Alert text={isStale && labels.stale} />
      <PaymentLinks current={list} />
      {isEmpty && <p>{labels.empty[list]}</p>}
      {lists.payments.length > 0 && <OpenPayments list={list} {...lists} />}
      {lists.refunds.length > 0 && <OpenRefunds {...lists} />}
      <NextPage path="/payments" query={{ list }} after={next} />
      {bankLines && <BankLines {...bankLines} />}
    </OfficeLayout>
  )
}

const Customer = ({ name }: { name: string }) => {
  const { forgotten } = useOffice().words.payments
  return <td dir="auto">{name || forgotten}</td>
}

const OrderCell = ({ number, sample }: { number: string; sample: boolean }) => (
  <th scope="row">
    <a href={`/orders/${number}/payments`}>
      <WholeNumbers text={number} />
    </a>{' '}
    {sample && <SampleMark />}
  </th>
)

function OpenPayments({ list, payments, today }: Pick<PaymentsProps, 'list' | 'payments' | 'today'>) {
  const { words, shortDay } = useOffice()
  const labels = words.payments
  const { order, customer, amount } = labels.columns
  const isOverpaid = list === 'overpaid'
  const columns = isOverpaid ? [order, customer, amount] : Object.values(labels.columns)
  return (
    <Table columns={columns} figures={amount} asCards>
      {payments.map(({ number, name, due, dueOn, payBy, reason, sample }) => (
        <tr key={number}>
          <OrderCell number={number} sample={sample} />
          <Customer name={name} />
          <AmountCell cents={isOverpaid ? negateCents(due) : due} />
          {!isOverpaid && (
            <>
              <td>
                {dueOn && (
                  <span className={dueOn < today ? mark.late : undefined}>
                    {dueOn < today ? fill(labels.late, { date: shortDay(dueOn) }) : shortDay(dueOn)}
                  </span>
                )}
                {payBy && <> · {fill(labels.reminded, { date: shortDay(payBy) })}</>}
              </td>
              <td>{labels.reasons[reason]}</td>
            </>
          )}
        </tr>
      ))}
    </Table>
  )
}

function OpenRefunds({ refunds, today }: Pick<PaymentsProps, 'refunds' | 'today'>) {
  const { words, shortDay } = useOffice()
  const labels = words.payments
  return (
    <Table columns={Object.values(labels.refundColumns)} figures={labels.refundColumns.amount} asCards>
      {refunds.map((refund) => (
        <tr key={refund.id}>
          <OrderCell {...refund} />
          <Customer name={refund.name} />
          <AmountCell cents={refund.cents} />
          <td>
            <span className={refund.dueBy < today ? mark.late : undefined}>{shortDay(refund.dueBy)}</span>
          </td>
          <td>
            {labels.refundStates[refund.state]}
            {refund.online && refund.state !== 'failed' ? <> · {labels.online}</> : <RefundForm refund={refund} />}
          </td>
        </tr>
      ))}
    </Table>
  )
}

/** How the money came, and a button for each way it may have gone back: as it came or, if agreed, by transfer. */
function RefundForm({ refund: { id, came, account } }: { refund: Refunds[number] }) {
  const labels = useOffice().words.payments
  const ways = recordedMethods.filter((method) => method === 'transfer' || came.includes(method))
  return (
    <form method="post" action={`/payments/refunds/${id}`} className={styles.refund}>
      <p>{fill(labels.came, { methods: came.map((method) => labels.ledger.methods[method]).join(', ') })}</p>
      {account && <p>{fill(labels.account, { iban: formatIban(account) })}</p>}
      {!came.includes('transfer') && !came.includes('online') && <p>{labels.agreed}</p>}
      {ways.map((way) => (
        <Button key={way} type="submit" name="do" value={way} variant="secondary" small>
          {labels.ways[way]}
        </Button>
      ))}
    </form>
  )
}
