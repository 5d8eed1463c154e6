import { fill } from '../../copy/fill.ts'
import type { AuditedAction } from '../../services/database/tables/people-tables.ts'
import { typedCommand } from '../../services/settings/typed-command.ts'
import { useOffice } from '../layout/office-facts.ts'
import { OfficeLayout } from '../layout/office-layout.tsx'
import { WholeNumbers } from '../layout/whole-numbers.tsx'
import table from '../sections/table.module.css'
import { Table } from '../sections/table.tsx'

/** An entry of the audit trail, as it is shown. */
export interface AuditLine {
  seq: number
  at: Date
  /** Name of who did it; undefined for a command. */
  name: string | undefined
  action: AuditedAction
  /** The thing; by its name where it has one. */
  subject: string
  /** Its page, if it has one. */
  href: string | undefined
  /** Undefined once it was forgotten. */
  details: string | undefined
}

/** @param older the address of the entries before these, if there are any */
export function AuditPage({ lines, older }: { lines: readonly AuditLine[]; older: string | undefined }) {
  const { words, formatFullTime } = useOffice()
  const { audit } = words.people
  return (
    <OfficeLayout page="audit">
      <p>{fill(audit.text, { command: typedCommand('office', 'verify') })}</p>
      <Table columns={['#', ...Object.values(audit.columns)]} figures="#" asCards empty={audit.empty}>
        {lines.map(({ seq, at, name, action, subject, href, details }) => (
          <tr key={seq}>
            <td data-label="#" className={table.figure}>
              {seq}
            </td>
            <td>
              <time dateTime={at.toISOString()}>{formatFullTime(at)}</time>
            </td>
            <td>{name ?? audit.command}</td>
            <td>{audit.actions[action]}</td>
            <td data-label={audit.columns.subject}>
              {href ? (
                <a href={href}>
                  <WholeNumbers text={subject} />
                </a>
              ) : (
                subject
              )}
            </td>
            <td data-label={audit.columns.details}>{details ?? audit.forgotten}</td>
          </tr>
        ))}
      </Table>
      {older && (
        <p>
          <a href={older}>{audit.older}</a>
        </p>
      )}
    </OfficeLayout>
  )
}
