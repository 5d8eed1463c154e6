import { sql } from 'kysely'
import { type ContactKind, contactKinds } from '../../domain/contact/contact-fields.ts'
import { requestSchema } from '../../domain/contact/request-schema.ts'
import type { Language } from '../../domain/language.ts'
import type { LeadState } from '../../domain/leads/lead-states.ts'
import { searchedWords } from '../../domain/leads/lead-words.ts'
import { inOrder, pageOf } from '../../services/database/list-page.ts'
import type { Database } from '../../services/database/schema.ts'
import { fittingJson } from '../../services/database/stored-json.ts'
import type { LeadTable } from '../../services/database/tables/lead-tables.ts'
import { leadWords, wordConditions } from '../../services/database/word-search.ts'

/** A lead with its message; undefined if there is none with this id. */
export async function readLead(database: Database, id: string) {
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
    request: fittingJson(requestSchema, payload),
  }
}

/** Whether a business wrote it: prices, VAT and terms are those of homes, so it is not sold one. */
export const isBusinessLead = ({ kind }: { kind: ContactKind }): boolean => kind === 'business' || kind === 'callBack'

/** The filters of the list. `open`: leads that wait for the office. */
export interface LeadFilter {
  state: LeadState | 'open' | 'all'
  /** `uncovered`: about a place where we do not work, of whatever kind. */
  kind?: ContactKind | undefined
  assigneeId?: string | undefined
  search: string
  /** The place in the list. */
  after?: string | undefined
}

export type ListedLead = Awaited<ReturnType<typeof searchLeads>>['rows'][number]

/**
 * A page of leads: what waits for the office by the promised time, everything else newest first (R17.11). Both
 * engines run these statements, and any search reads few rows.
 */
export async function searchLeads(database: Database, filter: LeadFilter) {
  const { state, kind, assigneeId, search, after } = filter
  const columns = orderOf(state)
  const direction = state === 'open' ? 'asc' : 'desc'
  const ofLead = columns.map((column) => `lead.${column}` as const)
  let query = inOrder(database.selectFrom('lead').selectAll('lead'), ofLead, { direction, after })
  if (state !== 'all') query = query.where(state === 'open' || state === 'new' || state === 'taken' ? isOpen : isClosed)
  if (state !== 'all' && state !== 'open') query = query.where('lead.state', '=', state)
  if (kind === 'uncovered') query = query.where('lead.uncovered', 'is not', null)
  else if (kind) query = query.where('lead.kind', '=', kind)
  if (assigneeId) query = query.where('lead.assigneeId', '=', assigneeId)
  for (const condition of await wordConditions(database, leadWords, 'lead.id', searchedWords(search)))
    query = query.where(condition)
  // Messages are long: they are read of the page only, not of everything that is found.
  let page = database
    .with(
      (found) => found('page').materialized(),
      () => query,
    )
    .selectFrom('page as lead')
    .innerJoin('submission', 'submission.id', 'lead.id')
    .leftJoin('person', 'person.id', 'lead.assigneeId')
    .selectAll('lead')
    .select(['payload', 'submission.language', 'person.name as assignee'])
  for (const column of ofLead) page = page.orderBy(column, direction)
  const rows = await page.execute()
  return pageOf(
    rows.map(({ assignee, ...row }) => ({ ...leadOf(row), assignee: assignee ?? undefined })),
    (lead) => columns.map((column) => (column === 'id' ? lead.id : lead[column].toISOString())),
  )
}

/** By the promised time and then by age, or newest first. */
const orderOf = (state: LeadFilter['state']) =>
  state === 'open' ? (['dueAt', 'receivedAt', 'id'] as const) : (['receivedAt', 'id'] as const)

/** Exactly the conditions of the partial indexes, which are not used otherwise. */
export const isOpen = sql<boolean>`"lead"."state" in ('new', 'taken')`
const isClosed = sql<boolean>`"lead"."state" in ('waiting', 'done', 'spam')`
