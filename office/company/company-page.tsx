import { fill } from '../../copy/fill.ts'
import type { OfficeWords } from '../../copy/office/words.ts'
import type { Place, YamlMistake } from '../../domain/company/read-yaml.ts'
import { localeOf } from '../../domain/language.ts'
import { contradictionInWords, entryName } from '../../services/company/entry-words.ts'
import type { Finding } from '../../services/company/findings.ts'
import { ButtonLink } from '../../ui/components/button.tsx'
import { useOffice } from '../layout/office-facts.ts'
import { OfficeLayout } from '../layout/office-layout.tsx'
import form from '../sections/form.module.css'
import { Saved } from '../sections/office-form.tsx'
import { Table } from '../sections/table.tsx'
import styles from './company-page.module.css'
import { type CompanySectionId, choicesOf } from './typed-company.ts'

/** An entry of the company's file. `place`: the file and line where it is. */
export interface CompanyEntry {
  name: string
  /** 'true' or 'false' for a promise. */
  value: string
  confirmed: { by: string; on: string } | undefined
  /** How much of it is fictitious, missing, unproven or not confirmed. */
  toDo: number
  place: Place
}

/** `fixed`: what is changed by hand alone. */
export interface CompanySection {
  id: CompanySectionId | 'fixed'
  entries: readonly CompanyEntry[]
}

interface CompanyProps {
  folder: string
  /** Whether the office may write to the folder. */
  writable: boolean
  saved: boolean
  sections: readonly CompanySection[]
  /** The number that the list of the first day and `company -- check` say, too. */
  toDo: number
  contradictions: readonly Finding[]
  /** The command that applies the changes since the last start; empty if there is none; undefined without changes. */
  restart: string | undefined
  /** Why the folder cannot be read: mistakes of its values or, about other files, English sentences. */
  unreadable: readonly (YamlMistake | string)[] | undefined
}

/** Shows the contents of the company's folder, with what is missing, unproven or contradictory. */
export function CompanyPage(page: CompanyProps) {
  const { words, language } = useOffice()
  const { company } = words
  const { folder, writable, saved, sections, toDo, contradictions, restart, unreadable } = page
  return (
    <OfficeLayout page="company">
      <Saved text={saved && words.frame.saved} />
      {restart !== undefined && (
        <p className={form.saved}>
          {restart ? company.waiting : company.waitingHere} {restart && <code>{restart}</code>}
        </p>
      )}
      <p>
        {company.text} <code>{folder}</code> {toDo > 0 && <strong>{fill(company.toDo, { count: toDo })}</strong>}
      </p>
      {unreadable !== undefined && (
        <>
          <p className={form.problem}>{company.unreadable}</p>
          <ul>
            {unreadable.map((one) => (
              <Unreadable key={typeof one === 'string' ? one : `${one.place} ${one.message}`} mistake={one} />
            ))}
          </ul>
        </>
      )}
      {!writable && <p>{company.unwritable}</p>}
      {contradictions.length > 0 && (
        <>
          <h2>{company.contradictions}</h2>
          <ul>
            {contradictions.map(({ where, message, contradiction }) => (
              <li key={`${where} ${message}`}>
                {placeInWords(company, where)}:{' '}
                {contradiction && contradictionInWords(company, language, contradiction)}
              </li>
            ))}
          </ul>
        </>
      )}
      {sections.map((section) => (
        <Section key={section.id} {...section} writable={writable} />
      ))}
    </OfficeLayout>
  )
}

/** A mistake in the reader's language; in English where its file has no other words. */
function Unreadable({ mistake }: { mistake: YamlMistake | string }) {
  const { company } = useOffice().words
  if (typeof mistake === 'string') return <li lang="en">{mistake}</li>
  const { place, path, message, problem } = mistake
  const name = path.join('.')
  if (!problem) return <li lang="en">{`${place}: ${name} ${message}.`}</li>
  return <li>{`${placeInWords(company, place)}${name && `, ${name}`}: ${company.problems[problem]}`}</li>
}

function Section({ id, entries, writable }: CompanySection & Pick<CompanyProps, 'writable'>) {
  const { company } = useOffice().words
  const [title, text] = company.sections[id]
  const toDo = entries.reduce((sum, entry) => sum + entry.toDo, 0)
  const byHand = !writable || id === 'fixed'
  const { name, value, state, place } = company.columns
  return (
    <details className={`fold ${styles.section}`}>
      <summary>
        <h2>{title}</h2>{' '}
        <span className={styles.state}>{toDo > 0 ? fill(company.toDo, { count: toDo }) : company.done}</span>
      </summary>
      <p>{text}</p>
      {!byHand && (
        <p>
          <ButtonLink href={`/company/${id}`}>{fill(company.edit, { name: title })}</ButtonLink>
        </p>
      )}
      <Table columns={[name, value, state, ...(byHand ? [place] : [])]} asCards>
        {entries.map((entry) => (
          <tr key={entry.name}>
            <th scope="row">{entryName(company, entry.name)}</th>
            <td data-label={value} dir="auto">
              <EntryValue {...entry} />
            </td>
            <td data-label={state} dir="auto">
              <EntryState {...entry} />
            </td>
            {byHand && <td data-label={place}>{placeInWords(company, entry.place)}</td>}
          </tr>
        ))}
      </Table>
    </details>
  )
}

function EntryValue({ name, value }: CompanyEntry) {
  const { words, language } = useOffice()
  const { choices } = words.company.form
  if (name.startsWith('promises.')) return value === 'true' ? choices.yes : choices.no
  if (name.startsWith('reverseCharge.')) return value ? choices.yes : choices.no
  if (/^f(?:act|igure)s\./.test(name) && /^\d{5,}$/.test(value)) return Number(value).toLocaleString(localeOf(language))
  return (choicesOf(name).length > 0 && choices[value as keyof typeof choices]) || value || '–'
}

function EntryState({ name, confirmed, toDo }: CompanyEntry) {
  const { words, fullDay } = useOffice()
  const { states } = words.company
  if (confirmed) return fill(states.confirmed, { name: confirmed.by, date: fullDay(confirmed.on) })
  if (toDo === 0) return ''
  const [group] = name.split('.')
  if (group === 'claims') return states.unproven
  if (group === 'payee') return states.noAccount
  return group === 'facts' || group === 'promises' ? states.unconfirmed : states.sample
}

/** A file and line in the office's language. */
const placeInWords = (words: OfficeWords['company'], at: Place | string): string =>
  typeof at === 'string' ? at : fill(words.place, { file: at.file, line: at.line })
