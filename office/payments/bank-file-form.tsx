import { fill, fillAll } from '../../copy/fill.ts'
import type { LeftOut, PlaceInFile } from '../../services/payments/bank/bank-statement.ts'
import type { ImportedStatement, ImportResult } from '../../services/payments/bank/import-bank-file.ts'
import { Button } from '../../ui/components/button.tsx'
import { useOffice } from '../layout/office-facts.ts'
import form from '../sections/form.module.css'
import styles from './payments-page.module.css'

/** The result of importing a file, with what was left out of it, or the reason for which nothing was read. */
export type BankFileAnswer =
  | { outcome: 'done'; result: ImportResult; left: readonly LeftOut[]; by: string }
  | { outcome: 'none' }
  | ({ outcome: 'unreadable' } & LeftOut)

/** A statement of the bank is sent here, and what became of it. */
export function BankFileForm({ answer }: { answer: BankFileAnswer | undefined }) {
  const { bank } = useOffice().words.payments
  const isProblem = answer !== undefined && answer.outcome !== 'done'
  return (
    <form method="post" action="/payments/bank" encType="multipart/form-data" className={styles.bank}>
      <label htmlFor="statement">{bank.label}</label>
      <p id="statement-hint">{bank.hint}</p>
      {isProblem && (
        <p id="statement-problem" role="alert" className={form.problem}>
          {answer.outcome === 'none' ? bank.problems.none : <Reason of={answer} />}
        </p>
      )}
      {answer?.outcome === 'done' && <Result answer={answer} />}
      <input
        id="statement"
        type="file"
        name="statement"
        accept=".xml,.cod,.coda,.txt,.zip"
        aria-describedby={isProblem ? 'statement-hint statement-problem' : 'statement-hint'}
        aria-invalid={isProblem ? true : undefined}
      />
      <Button type="submit" variant="secondary" small>
        {bank.button}
      </Button>
    </form>
  )
}

function Result({ answer: { result, left, by } }: { answer: Extract<BankFileAnswer, { outcome: 'done' }> }) {
  const { words, formatTime } = useOffice()
  const { bank } = words.payments
  if (result.outcome === 'before')
    return <p role="status">{fillAll(bank.before, { date: formatTime(result.at), name: by })}</p>
  const { statements, paid, waits, out, known } = result
  return (
    <div role="status">
      <p>{fillAll(bank.result, { paid, waits, out, known, left: left.length })}</p>
      {statements.map((statement) => (
        <Marked key={statement.id} statement={statement} />
      ))}
      {left.length > 0 && (
        <ul className={form.problem}>
          {left.map((one) => (
            <li key={JSON.stringify(one)}>
              <Reason of={one} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** How a statement proves that it is whole, where that is not as usual. */
function Marked({ statement: { number, firstDay, lastDay, proof } }: { statement: ImportedStatement }) {
  const { words, shortDay } = useOffice()
  const { marks } = words.payments.bank
  if (proof !== 'unproven' && proof !== 'flipped') return null
  const [from, until] = [shortDay(firstDay), shortDay(lastDay)]
  return <p>{fillAll(marks[proof], { statement: number ?? '', from, until })}</p>
}

/** Why something was left out, and where in the file it is. */
function Reason({ of: { reason, place, detail } }: { of: LeftOut }) {
  const { problems, place: words } = useOffice().words.payments.bank
  const where = (['member', 'statement', 'entry', 'line'] as const satisfies readonly (keyof PlaceInFile)[]).flatMap(
    (name) => (place[name] === undefined ? [] : [fill(words[name], { place: String(place[name]) })]),
  )
  return (
    <>
      {where.length > 0 && `${where.join(', ')}: `}
      {problems[reason]} {detail && <span dir="auto">({detail})</span>}
    </>
  )
}
