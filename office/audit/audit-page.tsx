import * as v from 'valibot'
import { fill } from '../../copy/fill.ts'
import { inOrder, pageOf, readPlace } from '../../services/database/list-page.ts'
import { readStoredJson, storedObject } from '../../services/database/stored-json.ts'
import type { AuditedAction } from '../../services/database/tables/people-tables.ts'
import { typedCommand } from '../../services/settings/typed-command.ts'
import type { PersonAnswer } from '../gate/office-route.ts'
import { useOffice } from '../layout/office-facts.ts'
import { OfficeLayout } from '../layout/office-layout.tsx'
import { WholeNumbers } from '../layout/whole-numbers.tsx'
import table from '../sections/table.module.css'
import { NextPage, Table } from '../sections/table.tsx'

/** An entry of the audit trail, as it is shown. */
interface AuditLine {
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

function AuditPage({ lines, after }: { lines: readonly AuditLine[]; after: string | undefined }) {
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
      <NextPage path="/audit" after={after} />
    </OfficeLayout>
  )
}

/** `GET /audit?after=SEQ`: the newest entries, or those after one in the list. */
export const showAudit: PersonAnswer = async ({ show, query }, { database }) => {
  const entries = database.selectFrom('audit').select(['seq', 'at', 'personId', 'action', 'subject', 'details'])
  const after = /^\d{1,9}$/.exec(readPlace(query) ?? '')?.[0]
  const found = await inOrder(entries, ['seq'], { direction: 'desc', after }).execute()
  const { rows, next } = pageOf(found, ({ seq }) => [seq])
  const people = await database.selectFrom('person').select(['id', 'name']).execute()
  const names = new Map(people.map(({ id, name }) => [id, name]))
  const named = rows.flatMap(({ subject }) => /^order:(.+)$/.exec(subject)?.[1] ?? [])
  const orders = named.length
    ? await database.selectFrom('order').select(['id', 'number']).where('id', 'in', named).execute()
    : []
  for (const { id, number } of orders) names.set(`order:${id}`, number)
  const lines = rows.map(({ at, personId, subject, details, ...row }) => ({
    ...row,
    at: new Date(at),
    name: personId === null ? undefined : (names.get(personId) ?? personId),
    subject: names.get(subject.replace(/^person:/, '')) ?? subject,
    href: pathOf(subject, names),
    details: details === null ? undefined : changesIn(details),
  }))
  return show(AuditPage, { lines, after: next })
}

/** The page of a thing; undefined for what has none. */
function pathOf(subject: string, names: ReadonlyMap<string, string>): string | undefined {
  const [kind = '', id] = subject.split(':')
  const folder = { person: 'people', lead: 'leads', withdrawal: 'withdrawals' }[kind]
  if (folder) return `/${folder}/${id}`
  const number = names.get(subject)
  return number && `/orders/${number}`
}

/** Every action names the subject of its details in different fields. */
const entryDetails = v.object({ before: v.optional(storedObject, {}), after: v.optional(storedObject, {}) })

/** The details of an entry, field by field: `role: crew → planner`. */
function changesIn(details: string): string {
  const { before, after } = readStoredJson(entryDetails, details, 'An entry of the audit trail')
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return names
    .map((name) => ({ name, values: [before, after].flatMap((side) => (name in side ? [textOf(side[name])] : [])) }))
    .filter(({ values: [was, is] }) => was !== is)
    .map(({ name, values }) => `${name}: ${values.join(' → ')}`)
    .join('; ')
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
