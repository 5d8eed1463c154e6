import { AuditPage } from '../../../office/pages/audit.tsx'
import type { PersonRequest } from '../office-route.ts'
import type { OfficeServices } from '../office-services.ts'

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
  const lines = rows.slice(0, perPage).map(({ at, personId, subject, details, ...row }) => ({
    ...row,
    at: new Date(at),
    name: personId === null ? undefined : (names.get(personId) ?? personId),
    subject: names.get(subject.replace(/^person:/, '')) ?? subject,
    details: details === null ? undefined : withoutSalt(details),
  }))
  const last = rows.length > perPage ? lines.at(-1)?.seq : undefined
  return show(AuditPage, { lines, older: last === undefined ? undefined : `/audit?before=${last}` })
}

function withoutSalt(details: string): string {
  const { salt: _, ...shown } = JSON.parse(details)
  return Object.keys(shown).length > 0 ? JSON.stringify(shown) : ''
}
