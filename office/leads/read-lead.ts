import { type ContactKind, contactKinds } from '../../domain/contact/contact-fields.ts'
import type { Language } from '../../domain/language.ts'
import { isUuid } from '../../domain/uuid.ts'
import { readStoredRequest } from '../../services/contact/stored-request.ts'
import type { Database } from '../../services/database/schema.ts'
import type { LeadTable } from '../../services/database/tables/lead-tables.ts'

/** A lead with its message; undefined if there is none with this id. */
export async function readLead(database: Database, id: string) {
  if (!isUuid(id)) return undefined
  const row = await leadRows(database).where('lead.id', '=', id).executeTakeFirst()
  return row && leadOf(row)
}

/** A row of the table, with the message that it is about. */
type LeadRow = LeadTable & { payload: string; language: Language }

/** The rows of leads with their messages. */
export const leadRows = (database: Database) =>
  database
    .selectFrom('lead')
    .innerJoin('submission', 'submission.id', 'lead.id')
    .selectAll('lead')
    .select(['payload', 'submission.language'])

/** A message as the office works on it. */
export type Lead = ReturnType<typeof leadOf>

/** A lead as it is stored. A kind of a later release counts as a question. */
export function leadOf({ payload, language, ...row }: LeadRow) {
  const stored = readStoredRequest(payload)
  return {
    id: row.id,
    kind: contactKinds.find((kind) => kind === row.kind) ?? 'contact',
    state: row.state,
    assigneeId: row.assigneeId,
    receivedAt: new Date(row.receivedAt),
    /** The time by which the site promised an answer. */
    dueAt: new Date(row.dueAt),
    /** When it was first answered: by mail or phone, but by phone alone where a call was promised (R17.9). */
    answeredAt: row.answeredAt === null ? undefined : new Date(row.answeredAt),
    /** Made up, for an office that is looked at for the first time. */
    sample: row.sample === 1,
    /** Grows with every change. A change names the version that its maker has seen. */
    version: row.version,
    /** The postcode that it asks about, where we do not work. */
    uncovered: row.uncovered ?? undefined,
    /** The site that the message came from. */
    language,
    /** Undefined where this program cannot read what an earlier one stored. */
    request: stored.ok ? stored.request : undefined,
  }
}

/** Whether a business wrote it: prices, VAT and terms are those of homes, so it is not sold one. */
export const isBusinessLead = ({ kind }: { kind: ContactKind }): boolean => kind === 'business' || kind === 'callBack'
