import type { ReactNode } from 'react'
import { fill } from '../../copy/fill.ts'
import type { OfficeWords } from '../../copy/office/words.ts'
import type { Country } from '../../domain/language.ts'
import { regionIds } from '../../domain/places/region.ts'
import { entryName, fieldName } from '../../services/company/entry-words.ts'
import { Button } from '../../ui/components/button.tsx'
import { Choices } from '../../ui/components/choices.tsx'
import { Field } from '../../ui/components/field.tsx'
import { useOffice } from '../layout/office-facts.ts'
import { OfficeLayout } from '../layout/office-layout.tsx'
import form from '../sections/form.module.css'
import { Alert, Stale } from '../sections/office-form.tsx'
import { Table } from '../sections/table.tsx'
import styles from './company-page.module.css'
import {
  type CompanySectionId,
  choicesOf,
  companySections,
  fieldsOf,
  isListed,
  type TypedCompany,
  ticked,
} from './typed-company.ts'

/** Problems of fields by the fields' names, as the office's words name them. */
export type CompanyProblems = Readonly<Record<string, keyof OfficeWords['company']['problems']>>

interface CompanyFormProps {
  id: CompanySectionId
  typed: TypedCompany
  /** The values from which the form was made. */
  shown: string
  problems: CompanyProblems
  newer: readonly { entry: string; field: string; theirs: string; yours: string }[]
  /** The person who confirmed a fact and the day, by the fact's name. */
  confirmed: Readonly<Record<string, string>>
  /** What an area covers as it is stored, in words (R1.13), by the area's name. */
  covers: Readonly<Record<string, string>>
  notice: 'problem' | 'same' | 'elsewhere' | undefined
  /** Environment variables that override values of this section. */
  settings: readonly string[]
}

/** A part of the company with a field for each of its values (R17.43). */
export function CompanyFormPage({ id, shown, newer, notice, settings, ...fields }: CompanyFormProps) {
  const { company, frame } = useOffice().words
  const [title, text] = company.sections[id]
  return (
    <OfficeLayout title={title}>
      <Alert text={notice && (notice === 'elsewhere' ? company.stale.elsewhere : company.form[notice])} />
      {newer.length > 0 && <Newer newer={newer} />}
      <p>
        <a href="/company">{company.form.back}</a>
      </p>
      <p>{text}</p>
      {settings.length > 0 && <p>{fill(company.form.settings, { names: settings.join(', ') })}</p>}
      <form method="post" action={`/company/${id}`} className={styles.form}>
        <input type="hidden" name="shown" defaultValue={shown} />
        {companySections[id].map((entry) => (
          <Entry key={entry} entry={entry} {...fields} />
        ))}
        <p>
          <Button type="submit">{frame.save}</Button>
        </p>
      </form>
    </OfficeLayout>
  )
}

type EntryProps = Pick<CompanyFormProps, 'typed' | 'problems' | 'confirmed' | 'covers'> & { entry: string }

function Entry({ entry, typed, problems, confirmed, covers }: EntryProps) {
  const { company, work } = useOffice().words
  const fields: ReactNode = fieldsOf(entry).map((field) => {
    const [label, value, problem] = [fieldName(company, entry, field), typed[field] ?? '', problems[field]]
    const by = confirmed[entry]
    if (field.endsWith('.confirmed'))
      return <Tick key={field} field={field} label={label} typed={value} of={entryName(company, entry)} by={by} />
    const shared = { id: field.replaceAll('.', '-'), name: field, label, problem: problem && company.problems[problem] }
    const choices = choicesOf(field)
    if (choices.length > 0) {
      const answers = company.form.choices
      return (
        <Choices
          key={field}
          {...shared}
          type="radio"
          chosen={value}
          options={choices.map((value) => ({ value, label: answers[value as keyof typeof answers] }))}
        />
      )
    }
    if (field.endsWith('.regions')) {
      const ids = regionIds[entry.slice('area.'.length) as Country]
      return (
        <Choices
          key={field}
          {...shared}
          type="checkbox"
          hint={covers[entry]}
          options={ids.map((id) => ({ value: id, label: work.regions[id] }))}
          chosen={value.split('\n')}
        />
      )
    }
    return (
      <Field
        key={field}
        {...shared}
        defaultValue={value}
        autoComplete="off"
        maxLength={500}
        {...(isListed(entry) && { multiline: true, rows: 4, maxLength: 6000 })}
      />
    )
  })
  if (!entry.startsWith('claims.')) return fields
  const proof = company.proofs[entry.slice('claims.'.length) as keyof typeof company.proofs]
  const isOpen = fieldsOf(entry).some((field) => problems[field])
  return (
    <details className={`fold ${styles.section}`} open={isOpen}>
      <summary>
        <h2>{entryName(company, entry)}</h2>{' '}
        <span className={styles.state}>{confirmed[entry] ?? company.states.unproven}</span>
      </summary>
      <p>{fill(company.proves, { proof })}</p>
      {fields}
    </details>
  )
}

type TickProps = Record<'field' | 'label' | 'typed' | 'of', string> & { by: string | undefined }

/** The box that confirms a fact. */
const Tick = ({ field, label, typed, of, by }: TickProps) => (
  <label className={form.tick}>
    <input
      type="checkbox"
      name={field}
      value={ticked}
      defaultChecked={typed === ticked}
      aria-label={label === of ? label : `${label}: ${of}`}
    />{' '}
    <span>
      {label}
      {by && ` (${by})`}
    </span>
  </label>
)

/** Says what someone else changed since the form was opened, beside what was typed. */
function Newer({ newer }: Pick<CompanyFormProps, 'newer'>) {
  const { company } = useOffice().words
  const { stale } = company
  return (
    <Stale title={stale.title} text={stale.text}>
      <Table columns={Object.values(stale.columns)} asCards>
        {newer.map(({ entry, field, theirs, yours }) => (
          <tr key={field}>
            <th scope="row">{fieldName(company, entry, field)}</th>
            <td data-label={stale.columns.theirs}>{theirs || '–'}</td>
            <td data-label={stale.columns.yours}>{yours || '–'}</td>
          </tr>
        ))}
      </Table>
    </Stale>
  )
}
