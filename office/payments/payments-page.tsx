import { fill, fillAll } from '../../copy/fill.ts'
import type { Cents } from '../../domain/money/cents.ts'
import { formatIban } from '../../domain/money/iban.ts'
import type { UnreadableStatement } from '../../domain/payments/unreadable-statement.ts'
import type { ImportResult } from '../../services/payments/bank/import-entries.ts'
import type { BankLine, UnmatchedEntry } from '../../services/payments/bank/list-unmatched.ts'
import type { listOpenRefunds, OpenPayment, PaymentList } from '../../services/payments/list-payments.ts'
import { paymentLists } from '../../services/payments/list-payments.ts'
import { Button } from '../../ui/components/button.tsx'
import { Field } from '../../ui/components/field.tsx'
import { SampleMark } from '../../ui/components/sample-mark.tsx'
import { useOffice } from '../layout/office-facts.ts'
import { OfficeLayout } from '../layout/office-layout.tsx'
import mark from '../leads/due-mark.module.css'
import form from '../sections/form.module.css'
import { shortDay } from '../sections/format-day.ts'
import { formatMoney } from '../sections/format-money.ts'
import { ListLinks } from '../sections/list-links.tsx'
import { Table } from '../sections/table.tsx'
import styles from './payments-page.module.css'

type Refunds = Awaited<ReturnType<typeof listOpenRefunds>>
type Entries = readonly UnmatchedEntry[]

/** A line of the bank whose order number was none. */
export interface UnknownOrder {
  iban: string
  key: string
  typed: string
}

/** The result of importing a bank file, or why it could not be read; `none`: no file was chosen. */
export type BankFileAnswer = ImportResult | UnreadableStatement | 'none'

interface PaymentsProps {
  list: PaymentList
  /** The office's date. */
  today: string
  payments: readonly OpenPayment[]
  refunds: Refunds
  entries: Entries
  aside: readonly BankLine[]
  unknown: UnknownOrder | undefined
  bankFile: BankFileAnswer | undefined
}

/** The amounts due with their dates, and the refunds (R18.5). */
export function PaymentsPage({ list, ...lists }: PaymentsProps) {
  const labels = useOffice().words.payments
  const isEmpty = lists.payments.length + lists.refunds.length + lists.entries.length === 0
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
      {list === 'unmatched' && <BankFile bankFile={lists.bankFile} />}
      {isEmpty && <p>{labels.empty[list]}</p>}
      {lists.payments.length > 0 && <OpenPayments {...lists} />}
      {lists.refunds.length > 0 && <OpenRefunds {...lists} />}
      {lists.entries.length > 0 && <UnmatchedEntries {...lists} />}
      {lists.aside.length > 0 && <SetAside {...lists} />}
    </OfficeLayout>
  )
}

/** A statement of the bank is sent here, and what became of it. */
function BankFile({ bankFile }: Pick<PaymentsProps, 'bankFile'>) {
  const { bank } = useOffice().words.payments
  const problem = typeof bankFile === 'string' ? bank.problems[bankFile] : undefined
  return (
    <form method="post" action="/payments/bank" encType="multipart/form-data" className={styles.bank}>
      <label htmlFor="statement">{bank.label}</label>
      <p id="statement-hint">{bank.hint}</p>
      {problem && (
        <p id="statement-problem" role="alert" className={form.problem}>
          {problem}
        </p>
      )}
      {typeof bankFile === 'object' && <p role="status">{fillAll(bank.result, { ...bankFile })}</p>}
      <input
        id="statement"
        type="file"
        name="statement"
        accept=".xml,.cod,.coda,.txt"
        aria-describedby={problem ? 'statement-hint statement-problem' : 'statement-hint'}
        aria-invalid={problem ? true : undefined}
      />
      <Button type="submit" variant="secondary" small>
        {bank.button}
      </Button>
    </form>
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

function Amount({ cents }: { cents: Cents }) {
  const { language } = useOffice()
  return <td className={styles.amount}>{formatMoney(cents, language)}</td>
}

function OpenPayments({ payments, today }: Omit<PaymentsProps, 'list'>) {
  const { words, language } = useOffice()
  const labels = words.payments
  return (
    <Table columns={Object.values(labels.columns)} asCards>
      {payments.map(({ number, name, due, dueOn, payBy, reason, sample }) => (
        <tr key={number}>
          <OrderCell number={number} sample={sample} />
          <Customer name={name} />
          <Amount cents={due} />
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

function OpenRefunds({ refunds, today }: Omit<PaymentsProps, 'list'>) {
  const { words, language } = useOffice()
  const labels = words.payments
  return (
    <Table columns={Object.values(labels.refundColumns)} asCards>
      {refunds.map(({ id, number, name, cents, dueBy, state, online, account, sample }) => (
        <tr key={id}>
          <OrderCell number={number} sample={sample} />
          <Customer name={name} />
          <Amount cents={cents} />
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

function LineCells({ line: { bookedOn, name, reference, text, cents } }: { line: BankLine }) {
  const { language } = useOffice()
  return (
    <>
      <td>{shortDay(language, bookedOn)}</td>
      <td dir="auto">{name}</td>
      <td dir="auto">{[reference, text].filter(Boolean).join(' · ')}</td>
      <Amount cents={cents} />
    </>
  )
}

/** Fields by which the server knows the line. */
const LineFields = ({ line: { iban, key } }: { line: BankLine }) => (
  <>
    <input type="hidden" name="iban" defaultValue={iban} />
    <input type="hidden" name="key" defaultValue={key} />
  </>
)

function UnmatchedEntries({ entries, unknown }: Omit<PaymentsProps, 'list'>) {
  const labels = useOffice().words.payments
  return (
    <Table columns={Object.values(labels.bankColumns)} asCards>
      {entries.map(({ suggested, ...line }) => {
        const { iban, key } = line
        const typed = unknown?.iban === iban && unknown.key === key ? unknown.typed : undefined
        return (
          <tr key={`${iban} ${key}`}>
            <LineCells line={line} />
            <td>
              <form method="post" action="/payments" className={styles.match}>
                <LineFields line={line} />
                <Field
                  label={labels.match.label}
                  name="number"
                  required
                  maxLength={20}
                  defaultValue={typed ?? suggested}
                  problem={typed === undefined ? undefined : fill(labels.match.unknown, { number: typed })}
                />
                <Button type="submit" variant="secondary" small>
                  {labels.match.button}
                </Button>
                <Button type="submit" name="do" value="setAside" formNoValidate variant="secondary" small>
                  {labels.match.setAside}
                </Button>
                {typed === undefined && suggested && <p>{labels.match.suggested}</p>}
              </form>
            </td>
          </tr>
        )
      })}
    </Table>
  )
}

/** Lines that wait for no order, for whoever set one aside by mistake. */
function SetAside({ aside }: Pick<PaymentsProps, 'aside'>) {
  const labels = useOffice().words.payments
  return (
    <details className="fold">
      <summary>{labels.match.aside}</summary>
      <Table columns={Object.values(labels.bankColumns)} asCards>
        {aside.map((line) => (
          <tr key={`${line.iban} ${line.key}`}>
            <LineCells line={line} />
            <td>
              <form method="post" action="/payments">
                <LineFields line={line} />
                <Button type="submit" name="do" value="putBack" variant="secondary" small>
                  {labels.match.putBack}
                </Button>
              </form>
            </td>
          </tr>
        ))}
      </Table>
    </details>
  )
}
