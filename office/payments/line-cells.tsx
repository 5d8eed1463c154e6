import type { ReactNode } from 'react'
import type { BankLine } from '../../services/payments/bank/list-bank-lines.ts'
import { Button } from '../../ui/components/button.tsx'
import { useOffice } from '../layout/office-facts.ts'
import { AmountCell, Table } from '../sections/table.tsx'
import styles from './payments-page.module.css'

interface LineTableProps<Line extends BankLine> {
  lines: readonly Line[]
  /** The last cell of a line: what can be said about it. */
  answer: (line: Line) => ReactNode
}

/** A table of lines of the bank. */
export function LineTable<Line extends BankLine>({ lines, answer }: LineTableProps<Line>) {
  const { bankColumns } = useOffice().words.payments
  return (
    <Table columns={Object.values(bankColumns)} figures={bankColumns.amount} asCards>
      {lines.map((line) => (
        <LineRow key={`${line.bookingId} ${line.seq}`} line={line}>
          {answer(line)}
        </LineRow>
      ))}
    </Table>
  )
}

/** The day, sender, text and amount of a line of the bank. An amount that is not in euros is in its text. */
export function LineRow({ line, children }: { line: BankLine; children: ReactNode }) {
  const { shortDay } = useOffice()
  const { bookedOn, name, reference, texts, cents } = line
  return (
    <tr>
      <td>{shortDay(bookedOn)}</td>
      <td dir="auto">{name}</td>
      <td dir="auto">{[reference, ...texts].filter(Boolean).join(' · ')}</td>
      {cents === 0 ? <td /> : <AmountCell cents={cents} />}
      <td>{children}</td>
    </tr>
  )
}

interface LineFormProps {
  line: Pick<BankLine, 'bookingId' | 'seq'>
  /** The texts of its buttons, by what they send. */
  ways: Readonly<Record<string, string>>
  /** The address of its list where that has pages, so that a refused form is shown again on its page. */
  action?: string
  /** What comes before its buttons. */
  children?: ReactNode
}

/** Says something about a line, by which the server knows it. */
export const LineForm = ({ line: { bookingId, seq }, ways, action = '/payments', children }: LineFormProps) => (
  <form method="post" action={action} className={styles.match}>
    <input type="hidden" name="bookingId" defaultValue={bookingId} />
    <input type="hidden" name="seq" defaultValue={seq} />
    {children}
    {Object.entries(ways).map(([way, text]) => (
      <Button key={way} type="submit" name="do" value={way} formNoValidate variant="secondary" small>
        {text}
      </Button>
    ))}
  </form>
)
