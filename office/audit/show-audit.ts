import * as v from 'valibot'
import { readStoredJson, storedObject } from '../../services/database/stored-json.ts'
import { orderSubjects } from '../../services/people/audit.ts'
import type { PersonRequest } from '../gate/office-route.ts'
import type { OfficeServices } from '../gate/office-services.ts'
import { AuditPage } from './audit-page.tsx'

const perPage = 50

/** `GET /audit?before=SEQ`: the newest entries, or those before one. */
export async function showAudit({ show, query }: PersonRequest, { database }: OfficeServices): Promise<Response> {
  const before = /^\d{1,9}$/.test(query.get('before') ?? '') ? Number(query.get('before')) : undefined
  const rows = await database
    .selectFrom('audit')
    .select(['seq', 'at', 'personId', 'action', 'subject', 'details'])
    .$if(before !== undefined, (entries) => entries.where('seq', '<', before ?? 0))
    .orderBy('seq', 'desc')
    .limit(perPage + 1)
    .execute()
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
  const lines = rows.slice(0, perPage).map(({ at, personId, subject, details, ...row }) => ({
    ...row,
    at: new Date(at),
    name: personId === null ? undefined : (names.get(personId) ?? personId),
    subject: names.get(subject.replace(/^person:/, '')) ?? subject,
    href: pathOf(subject, names),
    details: details === null ? undefined : changesIn(details),
  }))
  const last = rows.length > perPage ? lines.at(-1)?.seq : undefined
  return show(AuditPage, { lines, older: last === undefined ? undefined : `/audit?before=${last}` })
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
