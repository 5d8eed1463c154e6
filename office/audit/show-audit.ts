import * as v from 'valibot'
import { inOrder, pageOf, readPlace } from '../../services/database/list-page.ts'
import { readStoredJson, storedObject } from '../../services/database/stored-json.ts'
import { orderSubjects } from '../../services/people/audit.ts'
import type { PersonAnswer } from '../gate/office-route.ts'
import { AuditPage } from './audit-page.tsx'

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
    ? await database
        .selectFrom('order')
        .select(['id', 'number'])
        .where((eb) => eb.or([eb('id', 'in', named), eb('number', 'in', named)]))
        .execute()
    : []
  for (const order of orders) for (const subject of orderSubjects(order)) names.set(subject, order.number)
  const lines = rows.map(({ at, personId, subject, details, ...row }) => ({
    ...row,
    at: new Date(at),
    name: personId === null ? undefined : (names.get(personId) ?? personId),
    subject: names.get(subject.replace(/^person:/, '')) ?? subject,
    href: pathOf(subject, names),
    details: details === null ? undefined : changesIn(details),
  }))
  return show(AuditPage, { lines, older: next && `/audit?after=${next}` })
}

/** The page of a thing; undefined for what has none. */
function pathOf(subject: string, names: ReadonlyMap<string, string>): string | undefined {
  const [kind, id] = subject.split(':')
  if (kind === 'person') return `/people/${id}`
  if (kind === 'lead') return `/leads/${id}`
  if (kind === 'withdrawal') return `/withdrawals/${id}`
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
