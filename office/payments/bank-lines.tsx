import { fill, fillAll } from '../../copy/fill.ts'
import type { UnreadableStatement } from '../../domain/payments/unreadable-statement.ts'
import type { ImportResult } from '../../services/payments/bank/import-entries.ts'
import type { BankLine, UnmatchedEntry } from '../../services/payments/bank/list-unmatched.ts'
import { Button } from '../../ui/components/button.tsx'
import { Field } from '../../ui/components/field.tsx'
import { useOffice } from '../layout/office-facts.ts'
import { AmountCell } from '../sections/amount-cell.tsx'
import form from '../sections/form.module.css'
import { shortDay } from '../sections/format-day.ts'
import { Table } from '../sections/table.tsx'
import styles from './payments-page.module.css'

/** A line of the bank whose order number was none. */
export interface UnknownOrder {
  iban: string
  key: string
  typed: string
}

/** The result of importing a bank file, or why it could not be read; `none`: no file was chosen. */
export type BankFileAnswer = ImportResult | UnreadableStatement | 'none'

interface BankLinesProps {
  entries: readonly UnmatchedEntry[]
  aside: readonly BankLine[]
  unknown: UnknownOrder | undefined
  bankFile: BankFileAnswer | undefined
}

/** The lines of the bank that wait for their order, those that wait for none, and the form for a statement (R18.7). */
export function BankLines({ bankFile, entries, aside, unknown }: BankLinesProps) {
  const { empty } = useOffice().words.payments
  return (
    <>
      <BankFile bankFile={bankFile} />
      {entries.length > 0 ? <UnmatchedEntries entries={entries} unknown={unknown} /> : <p>{empty.unmatched}</p>}
      {aside.length > 0 && <SetAside aside={aside} />}
    </>
  )
}

/** A statement of the bank is sent here, and what became of it. */
function BankFile({ bankFile }: Pick<BankLinesProps, 'bankFile'>) {
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

function LineCells({ line: { bookedOn, name, reference, text, cents } }: { line: BankLine }) {
  const { language } = useOffice()
  return (
    <>
      <td>{shortDay(language, bookedOn)}</td>
      <td dir="auto">{name}</td>
      <td dir="auto">{[reference, text].filter(Boolean).join(' · ')}</td>
      <AmountCell cents={cents} />
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

function UnmatchedEntries({ entries, unknown }: Omit<BankLinesProps, 'bankFile' | 'aside'>) {
  const labels = useOffice().words.payments
  return (
    <Table columns={Object.values(labels.bankColumns)} figures={labels.bankColumns.amount} asCards>
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
function SetAside({ aside }: Pick<BankLinesProps, 'aside'>) {
  const labels = useOffice().words.payments
  return (
    <details className={`fold ${styles.aside}`}>
      <summary>{labels.match.aside}</summary>
      <Table columns={Object.values(labels.bankColumns)} figures={labels.bankColumns.amount} asCards>
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
