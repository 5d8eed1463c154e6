import { fill } from '../../copy/fill.ts'
import { carried, line, seen } from '../../domain/forms/fields.ts'
import { type AnyRefused, form, showForm } from '../../domain/forms/form.ts'
import { longestOrderNumber } from '../../domain/people/office-text-limits.ts'
import type { LineKey } from '../../services/payments/bank/decide-line.ts'
import type { listBankLines } from '../../services/payments/bank/list-bank-lines.ts'
import { Button } from '../../ui/components/button.tsx'
import { FormFields } from '../../ui/forms/form-fields.tsx'
import { useOffice } from '../layout/office-facts.ts'
import { listPath, NextPage } from '../sections/table.tsx'
import { type BankFileAnswer, BankFileForm } from './bank-file-form.tsx'
import { LineForm, LineTable } from './line-cells.tsx'
import { DoubtfulLines, MoneyOut, OddStatements } from './odd-statements.tsx'
import styles from './payments-page.module.css'

interface BankLinesProps extends Awaited<ReturnType<typeof listBankLines>> {
  bankFile: BankFileAnswer | undefined
  refused: AnyRefused | undefined
}

/**
 * The form for a statement of the bank, what is odd about statements, and the lines that wait for a person, or for none
 * (R18.7).
 */
export function BankLines({ bankFile, odd, doubtful, out, ...lists }: BankLinesProps) {
  const { empty } = useOffice().words.payments
  return (
    <>
      <BankFileForm answer={bankFile} />
      <OddStatements statements={odd} />
      <DoubtfulLines lines={doubtful} />
      <MoneyOut lines={out} />
      {lists.lines.rows.length > 0 ? <UnmatchedLines {...lists} /> : <p>{empty.unmatched}</p>}
      <NextPage path="/payments" query={{ list: 'unmatched', aside: lists.places.aside }} after={lists.lines.next} />
      {lists.aside.rows.length > 0 && <SetAside {...lists} />}
    </>
  )
}

function UnmatchedLines({ lines, places, refused }: Pick<BankLinesProps, 'lines' | 'places' | 'refused'>) {
  const { words, language } = useOffice()
  const { match } = words.payments
  const path = listPath('/payments', { list: 'unmatched', after: places.lines })
  return (
    <LineTable
      lines={lines.rows}
      answer={({ suggested, ...line }) => {
        const of = showForm(matchForm(line), suggested ? { number: suggested } : {}, language, refused)
        const [number = ''] = of.texts.number ?? []
        const fieldWords = {
          labels: { number: match.label },
          problems: { number: fill(match.unknown, { number }) },
        }
        return (
          <>
            <LineForm line={line} ways={{ setAside: match.setAside }} action={path}>
              {line.cents > 0 ? (
                <>
                  <FormFields of={of} words={fieldWords} general={words.frame.problems} />
                  <Button type="submit" variant="secondary" small>
                    {match.button}
                  </Button>
                </>
              ) : (
                <p>{match.byHand}</p>
              )}
            </LineForm>
            {number === suggested && <p>{match.suggested}</p>}
          </>
        )
      }}
    />
  )
}

/** Lines that wait for no order, for whoever set one aside by mistake. */
function SetAside({ aside, places }: Pick<BankLinesProps, 'aside' | 'places'>) {
  const { match } = useOffice().words.payments
  return (
    <details className={`fold ${styles.aside}`} open={places.aside !== undefined}>
      <summary>{match.aside}</summary>
      <LineTable lines={aside.rows} answer={(line) => <LineForm line={line} ways={{ putBack: match.putBack }} />} />
      <NextPage path="/payments" query={{ list: 'unmatched', after: places.lines }} name="aside" after={aside.next} />
    </details>
  )
}

/** The line of the bank that a button is about, with its twin and the order whose page has the button, if any. */
export const lineForm = form({ bookingId: carried(), seq: seen(), twinId: carried(), order: carried() })

/** Which order a line is for. A page has this form for each line, so that it is named after its line. */
export const matchForm = ({ bookingId, seq }: LineKey) =>
  form({ number: line(longestOrderNumber) }, { name: `${bookingId}-${seq}` })

export const statementForm = form({ statement: carried() })
