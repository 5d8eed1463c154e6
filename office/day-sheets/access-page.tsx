import { fill } from '../../copy/fill.ts'
import { type AccessNotes, accessLength } from '../../domain/orders/access-note-limits.ts'
import { Button } from '../../ui/components/button.tsx'
import { Field } from '../../ui/components/field.tsx'
import { useOffice } from '../layout/office-facts.ts'
import { OfficeLayout } from '../layout/office-layout.tsx'
import form from '../sections/form.module.css'
import { formatTime } from '../sections/format-time.ts'
import styles from './access-page.module.css'

export interface AccessProps {
  number: string
  /** When something was stored; undefined if nothing is. */
  storedAt: Date | undefined
  /** The content of the fields: the stored notes once asked for, or the typed ones. Undefined: hidden. */
  notes: AccessNotes | undefined
  version: number
  /** The notes that someone else has stored meanwhile. */
  theirs?: AccessNotes | undefined
  problem?: 'noKey' | 'over' | 'tooLong' | 'accessUnreadable' | undefined
  saved?: boolean
}

/**
 * How the team of an order gets in (R17.24): stored notes are shown when someone asks for them, which the audit trail
 * records.
 */
export function AccessPage({ number, storedAt, notes, version, theirs, problem, saved }: AccessProps) {
  const { words, language } = useOffice()
  const { access, daySheet, move } = words.planning
  const path = `/orders/${number}/access`
  const sentence = problem === 'accessUnreadable' ? daySheet.accessUnreadable : problem && access[problem]
  return (
    <OfficeLayout title={fill(access.title, { number })}>
      {saved && (
        <p role="status" className={form.saved}>
          {access.saved}
        </p>
      )}
      {theirs && (
        <section className={styles.stale} aria-labelledby="stale">
          <h2 id="stale">{access.staleTitle}</h2>
          <p>{access.stale}</p>
          <dl>
            <dt>{access.access}</dt>
            <dd>{theirs.access || '–'}</dd>
            <dt>{access.parking}</dt>
            <dd>{theirs.parking || '–'}</dd>
          </dl>
        </section>
      )}
      {sentence && (
        <p role="alert" className={form.problem}>
          {sentence}
        </p>
      )}
      <p>{access.text}</p>
      {notes === undefined ? (
        <form method="post" action={path}>
          {storedAt && <p>{fill(access.stored, { date: formatTime(storedAt, language) })}</p>}
          <Button type="submit" name="do" value="show" variant="secondary">
            {access.show}
          </Button>{' '}
          {daySheet.showHint}
        </form>
      ) : (
        <form method="post" action={path} className={styles.form}>
          {notes.fromCustomer && (
            <p dir="auto" className={styles.customer}>
              <strong>{access.fromCustomer}</strong> {notes.fromCustomer}
            </p>
          )}
          <input type="hidden" name="version" defaultValue={version} />
          <Field
            label={access.access}
            hint={access.accessHint}
            name="access"
            multiline
            rows={5}
            maxLength={accessLength}
            defaultValue={notes.access}
          />
          <Field
            label={access.parking}
            name="parking"
            multiline
            rows={3}
            maxLength={accessLength}
            defaultValue={notes.parking}
          />
          <p>{access.hintRemove}</p>
          <Button type="submit" name="do" value="save">
            {access.save}
          </Button>
        </form>
      )}
      <p className={styles.back}>
        <a href={`/orders/${number}`}>{move.toOrder}</a>
      </p>
    </OfficeLayout>
  )
}
