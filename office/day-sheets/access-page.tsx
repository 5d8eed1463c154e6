import { fill } from '../../copy/fill.ts'
import { lines, optional, seen, shown } from '../../domain/forms/fields.ts'
import { form as declareForm, type Shown } from '../../domain/forms/form.ts'
import { type AccessNotes, accessLength } from '../../domain/orders/access-note-limits.ts'
import { Button } from '../../ui/components/button.tsx'
import { useOffice } from '../layout/office-facts.ts'
import { OfficeLayout } from '../layout/office-layout.tsx'
import facts from '../sections/facts.module.css'
import { Fact } from '../sections/facts.tsx'
import { Alert, FormAlert, OfficeForm, Saved, Stale } from '../sections/office-form.tsx'
import styles from './access-page.module.css'

/** How the team of an order gets in, and where it parks (R17.24). */
export const accessForm = declareForm(
  { access: optional(lines(accessLength)), parking: optional(lines(accessLength)), version: seen(), shown: shown() },
  { name: 'save', problems: ['noKey'] },
)

export interface AccessProps {
  number: string
  /** When something was stored; undefined if nothing is. */
  storedAt: Date | undefined
  /** The stored notes once asked for, or the typed ones. Undefined: hidden. */
  form: Shown<typeof accessForm> | undefined
  /** What the customer wrote, once asked for. */
  fromCustomer: string | undefined
  /** The notes that someone else has stored meanwhile. */
  theirs?: AccessNotes
  problem?: 'over' | 'accessUnreadable'
  saved?: boolean
}

/**
 * How the team of an order gets in (R17.24): stored notes are shown when someone asks for them, which the audit trail
 * records.
 */
export function AccessPage({ number, storedAt, form, fromCustomer, theirs, problem, saved }: AccessProps) {
  const { words, formatTime } = useOffice()
  const { access, daySheet, move } = words.planning
  const path = `/orders/${number}/access`
  const formWords = {
    labels: { access: access.access, parking: access.parking },
    hints: { access: access.accessHint },
    problems: { noKey: access.noKey },
  }
  return (
    <OfficeLayout title={fill(access.title, { number })}>
      <Saved text={saved && words.frame.saved} />
      {theirs ? <Theirs notes={theirs} /> : <FormAlert of={form} words={formWords.problems} />}
      <Alert text={problem && (problem === 'over' ? access.over : daySheet.accessUnreadable)} />
      <p>{access.text}</p>
      {form ? (
        <>
          {fromCustomer && (
            <p dir="auto" className={styles.customer}>
              <strong>{access.fromCustomer}</strong> {fromCustomer}
            </p>
          )}
          <OfficeForm
            of={form}
            action={path}
            words={{ ...formWords, button: words.frame.save }}
            more={{ access: { rows: 5 }, parking: { rows: 3 } }}
            stacked
          >
            <p>{access.hintRemove}</p>
          </OfficeForm>
        </>
      ) : (
        <form method="post" action={path}>
          {storedAt && <p>{fill(access.stored, { date: formatTime(storedAt) })}</p>}
          <Button type="submit" name="do" value="show" variant="secondary">
            {access.show}
          </Button>{' '}
          {daySheet.showHint}
        </form>
      )}
      <p className={styles.back}>
        <a href={`/orders/${number}`}>{move.toOrder}</a>
      </p>
    </OfficeLayout>
  )
}

/** What someone else has stored while this form was filled in. */
function Theirs({ notes: { access, parking } }: { notes: AccessNotes }) {
  const labels = useOffice().words.planning.access
  return (
    <Stale title={labels.staleTitle} text={labels.stale}>
      <dl className={facts.facts}>
        <Fact name={labels.access}>{access || '–'}</Fact>
        <Fact name={labels.parking}>{parking || '–'}</Fact>
      </dl>
    </Stale>
  )
}
