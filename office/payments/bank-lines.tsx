import { fill } from '../../copy/fill.ts'
import { type AnyRefused, showForm } from '../../domain/forms/form.ts'
import type {
  BankLine,
  DoubtfulLine,
  listMoneyOut,
  UnmatchedLine,
} from '../../services/payments/bank/list-bank-lines.ts'
import type { OddStatement } from '../../services/payments/bank/note-gaps.ts'
import { Button } from '../../ui/components/button.tsx'
import { FormFields } from '../../ui/forms/form-fields.tsx'
import { useOffice } from '../layout/office-facts.ts'
import { Table } from '../sections/table.tsx'
import { type BankFileAnswer, BankFileForm } from './bank-file-form.tsx'
import { matchForm } from './bank-forms.ts'
import { DoubtfulLines, MoneyOut } from './doubtful-lines.tsx'
import { LineCells, LineFields } from './line-cells.tsx'
import { OddStatements } from './odd-statements.tsx'
import styles from './payments-page.module.css'

interface BankLinesProps {
  bankFile: BankFileAnswer | undefined
  odd: readonly OddStatement[]
  doubtful: readonly DoubtfulLine[]
  out: Awaited<ReturnType<typeof listMoneyOut>>
  lines: readonly UnmatchedLine[]
  aside: readonly BankLine[]
  refused: AnyRefused | undefined
}

/**
 * The form for a statement of the bank, what is odd about statements, and the lines that wait for a person, or for none
 * (R18.7).
 */
export function BankLines({ bankFile, odd, doubtful, out, lines, aside, refused }: BankLinesProps) {
  const { empty } = useOffice().words.payments
  return (
    <>
      <BankFileForm answer={bankFile} />
      <OddStatements statements={odd} />
      <DoubtfulLines lines={doubtful} />
      <MoneyOut lines={out} />
      {lines.length > 0 ? <UnmatchedLines lines={lines} refused={refused} /> : <p>{empty.unmatched}</p>}
      {aside.length > 0 && <SetAside aside={aside} />}
    </>
  )
}

function UnmatchedLines({ lines, refused }: Pick<BankLinesProps, 'lines' | 'refused'>) {
  const { words, language } = useOffice()
  const labels = words.payments
  return (
    <Table columns={Object.values(labels.bankColumns)} figures={labels.bankColumns.amount} asCards>
      {lines.map(({ suggested, ...line }) => {
        const of = showForm(matchForm(line), suggested ? { number: suggested } : {}, language, refused)
        const [number = ''] = of.texts.number ?? []
        return (
          <tr key={`${line.bookingId} ${line.seq}`}>
            <LineCells line={line} />
            <td>
              <form method="post" action="/payments" className={styles.match}>
                <LineFields line={line} />
                {line.cents > 0 ? (
                  <>
                    <FormFields
                      of={of}
                      words={{
                        labels: { number: labels.match.label },
                        problems: { number: fill(labels.match.unknown, { number }) },
                      }}
                      general={words.frame.problems}
                    />
                    <Button type="submit" variant="secondary" small>
                      {labels.match.button}
                    </Button>
                  </>
                ) : (
                  <p>{labels.match.byHand}</p>
                )}
                <Button type="submit" name="do" value="setAside" formNoValidate variant="secondary" small>
                  {labels.match.setAside}
                </Button>
                {number === suggested && <p>{labels.match.suggested}</p>}
              </form>
            </td>
          </tr>
        )
      })}
    </Table>
  )
}

/** Lines that wait for no order, for whoever set one aside by mistake. */
function SetAside({ aside }: Pick<BankLinesProps, 'aside'>) {
  const labels = useOffice().words.payments
  return (
    <details className={`fold ${styles.aside}`}>
      <summary>{labels.match.aside}</summary>
      <Table columns={Object.values(labels.bankColumns)} figures={labels.bankColumns.amount} asCards>
        {aside.map((line) => (
          <tr key={`${line.bookingId} ${line.seq}`}>
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
