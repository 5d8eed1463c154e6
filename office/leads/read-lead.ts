import { contactKinds } from '../../domain/contact/contact-fields.ts'
import type { Language } from '../../domain/language.ts'
import type { Lead } from '../../domain/leads/lead.ts'
import { isUuid } from '../../domain/uuid.ts'
import { readStoredRequest } from '../../services/contact/stored-request.ts'
import type { Database } from '../../services/database/schema.ts'
import type { LeadTable } from '../../services/database/tables/lead-tables.ts'

/** A lead with its message; undefined if there is none with this id. */
export async function readLead(database: Database, id: string): Promise<Lead | undefined> {
  if (!isUuid(id)) return undefined
  const row = await database
    .selectFrom('lead')
    .innerJoin('submission', 'submission.id', 'lead.id')
    .selectAll('lead')
    .select(['payload', 'language'])
    .where('lead.id', '=', id)
    .executeTakeFirst()
  return row && leadOf(row)
}

/** A row of the table, with the message that it is about. */
type LeadRow = LeadTable & { payload: string; language: Language }

/** A lead as it is stored. A kind of a later release counts as a question. */
export function leadOf({ payload, language, ...row }: LeadRow): Lead {
  const stored = readStoredRequest(payload)
  return {
    id: row.id,
    kind: contactKinds.find((kind) => kind === row.kind) ?? 'contact',
    state: row.state,
    assigneeId: row.assigneeId,
    receivedAt: new Date(row.receivedAt),
    dueAt: new Date(row.dueAt),
    answeredAt: row.answeredAt === null ? undefined : new Date(row.answeredAt),
    sample: row.sample === 1,
    version: row.version,
    uncovered: row.uncovered ?? undefined,
    language,
    request: stored.ok ? stored.request : undefined,
  }
}
