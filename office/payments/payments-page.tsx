import type { ComponentProps } from 'react'
import { fill } from '../../copy/fill.ts'
import { formatIban } from '../../domain/money/iban.ts'
import type { listOpenRefunds, OpenPayment, PaymentList } from '../../services/payments/list-payments.ts'
import { paymentLists } from '../../services/payments/list-payments.ts'
import { Button } from '../../ui/components/button.tsx'
import { SampleMark } from '../../ui/components/sample-mark.tsx'
import { useOffice } from '../layout/office-facts.ts'
import { OfficeLayout } from '../layout/office-layout.tsx'
import mark from '../leads/due-mark.module.css'
import { AmountCell } from '../sections/amount-cell.tsx'
import { shortDay } from '../sections/format-day.ts'
import { ListLinks } from '../sections/list-links.tsx'
import { Table } from '../sections/table.tsx'
import { BankLines } from './bank-lines.tsx'

type Refunds = Awaited<ReturnType<typeof listOpenRefunds>>

interface PaymentsProps {
  list: PaymentList
  /** The office's date. */
  today: string
  payments: readonly OpenPayment[]
  refunds: Refunds
  /** What the list of lines without an order shows. */
  bankLines: ComponentProps<typeof BankLines> | undefined
}

/** The amounts due with their dates, and the refunds (R18.5). */
export function PaymentsPage({ list, bankLines, ...lists }: PaymentsProps) {
  const labels = useOffice().words.payments
  const isEmpty = !bankLines && lists.payments.length + lists.refunds.length === 0
  return (
    <OfficeLayout title={labels.title}>
      <ListLinks
        label={labels.title}
        links={paymentLists.map((each) => ({
          href: `/payments?list=${each}`,
          text: labels.lists[each],
          current: each === list,
        }))}
      />
      {isEmpty && <p>{labels.empty[list]}</p>}
      {lists.payments.length > 0 && <OpenPayments {...lists} />}
      {lists.refunds.length > 0 && <OpenRefunds {...lists} />}
      {bankLines && <BankLines {...bankLines} />}
    </OfficeLayout>
  )
}

const Customer = ({ name }: { name: string }) => {
  const { forgotten } = useOffice().words.payments
  return <td dir="auto">{name || forgotten}</td>
}

function OrderCell({ number, sample }: { number: string; sample: boolean }) {
  const { orders } = useOffice().words
  return (
    <th scope="row">
      <a href={`/orders/${number}/payments`}>{number}</a> {sample && <SampleMark text={orders.sample} />}
    </th>
  )
}

function OpenPayments({ payments, today }: Omit<PaymentsProps, 'list' | 'bankLines'>) {
  const { words, language } = useOffice()
  const labels = words.payments
  return (
    <Table columns={Object.values(labels.columns)} figures={labels.columns.amount} asCards>
      {payments.map(({ number, name, due, dueOn, payBy, reason, sample }) => (
        <tr key={number}>
          <OrderCell number={number} sample={sample} />
          <Customer name={name} />
          <AmountCell cents={due} />
          <td>
            {dueOn && (
              <span className={dueOn < today ? mark.late : undefined}>
                {dueOn < today ? fill(labels.late, { date: shortDay(language, dueOn) }) : shortDay(language, dueOn)}
              </span>
            )}
            {payBy && <> · {fill(labels.reminded, { date: shortDay(language, payBy) })}</>}
          </td>
          <td>{labels.reasons[reason]}</td>
        </tr>
      ))}
    </Table>
  )
}

function OpenRefunds({ refunds, today }: Omit<PaymentsProps, 'list' | 'bankLines'>) {
  const { words, language } = useOffice()
  const labels = words.payments
  return (
    <Table columns={Object.values(labels.refundColumns)} figures={labels.refundColumns.amount} asCards>
      {refunds.map(({ id, number, name, cents, dueBy, state, online, account, sample }) => (
        <tr key={id}>
          <OrderCell number={number} sample={sample} />
          <Customer name={name} />
          <AmountCell cents={cents} />
          <td className={dueBy < today ? mark.late : undefined}>{shortDay(language, dueBy)}</td>
          <td>
            {labels.refundStates[state]}
            {online && state !== 'failed' ? (
              <> · {labels.online}</>
            ) : (
              <form method="post" action={`/payments/refunds/${id}`}>
                {account && <p>{fill(labels.account, { iban: formatIban(account) })}</p>}
                <Button type="submit" variant="secondary" small>
                  {labels.refunded}
                </Button>
              </form>
            )}
          </td>
        </tr>
      ))}
    </Table>
  )
}
