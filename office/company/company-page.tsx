import { fill } from '../../copy/fill.ts'
import type { Finding } from '../../services/content-report/findings.ts'
import { useOffice } from '../layout/office-facts.ts'
import { OfficeLayout } from '../layout/office-layout.tsx'
import form from '../sections/form.module.css'
import { fullDay } from '../sections/format-day.ts'
import { Table } from '../sections/table.tsx'
import styles from './company-page.module.css'

export const companySections = ['facts', 'promises', 'claims', 'identity'] as const

/** A value of the company's file. `place`: the file and line where it is changed. */
export interface CompanyFact {
  name: string
  value: string
  confirmed: { by: string; on: string } | undefined
  place: string
}

export interface CompanySection {
  id: (typeof companySections)[number]
  facts: readonly CompanyFact[]
}

interface CompanyProps {
  folder: string
  sections: readonly CompanySection[]
  findings: readonly Finding[]
  /** Why the folder cannot be read, a sentence per line. */
  unreadable: string | undefined
}

/** What the company's folder holds, and what is missing, unproven or contradictory in it. */
export function CompanyPage({ folder, sections, findings, unreadable }: CompanyProps) {
  const { company } = useOffice().words
  return (
    <OfficeLayout title={company.title}>
      <p>
        {company.text} <code>{folder}</code>
      </p>
      <h2>{company.check.title}</h2>
      {unreadable ? (
        <>
          <p className={form.problem}>{company.check.unreadable}</p>
          <ul lang="en">
            {unreadable.split('\n').map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      ) : findings.length === 0 ? (
        <p>{company.check.nothing}</p>
      ) : (
        <details>
          <summary>{fill(company.check.count, { count: findings.length })}</summary>
          <ul lang="en">
            {findings.map(({ where, message }) => (
              <li key={`${where} ${message}`}>
                {where}: {message}
              </li>
            ))}
          </ul>
        </details>
      )}
      {sections.map((section) => (
        <FactList key={section.id} {...section} />
      ))}
    </OfficeLayout>
  )
}

function FactList({ id, facts }: CompanySection) {
  const { words, language } = useOffice()
  const { columns, sections, confirmed, unconfirmed } = words.company
  const isVouched = id !== 'identity'
  return (
    <section aria-labelledby={`company-${id}`} className={styles.list}>
      <h2 id={`company-${id}`}>{sections[id].title}</h2>
      <p>{sections[id].text}</p>
      <Table columns={[columns.name, columns.value, ...(isVouched ? [columns.state] : []), columns.place]} asCards>
        {facts.map((fact) => (
          <tr key={fact.name}>
            <th scope="row">
              <code>{fact.name}</code>
            </th>
            <td data-label={columns.value} dir="auto">
              {fact.value || '–'}
            </td>
            {isVouched && (
              <td data-label={columns.state} dir="auto">
                {fact.confirmed
                  ? fill(confirmed, { name: fact.confirmed.by, date: fullDay(language, fact.confirmed.on) })
                  : unconfirmed}
              </td>
            )}
            <td data-label={columns.place}>{fact.place}</td>
          </tr>
        ))}
      </Table>
    </section>
  )
}
