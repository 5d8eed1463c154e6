import { sql } from 'kysely'
import type { ContactKind } from '../../domain/contact/contact-fields.ts'
import type { Lead, ListedLead } from '../../domain/leads/lead.ts'
import type { LeadState } from '../../domain/leads/lead-states.ts'
import { searchedWords } from '../../domain/leads/lead-words.ts'
import type { Database } from '../../services/database/schema.ts'
import { leadWords, wordConditions } from '../../services/database/word-search.ts'
import { leadOf } from './lead-of.ts'

/** The filters of the list. `open`: leads that wait for the office. */
export interface LeadFilter {
  state: LeadState | 'open' | 'all'
  /** `uncovered`: about a place where we do not work, of whatever kind. */
  kind?: ContactKind | 'uncovered' | undefined
  assigneeId?: string | undefined
  search: string
  /** The place of the last lead of the page before, as `placeOfLead` names it. */
  after?: readonly string[] | undefined
}

/** How many leads a page has. */
export const pageSize = 50

/**
 * A page of leads: what waits for the office by the promised time, everything else newest first (R17.11). Both
 * engines run these statements, and any search reads few rows.
 */
export async function searchLeads(database: Database, filter: LeadFilter): Promise<ListedLead[]> {
  const { state, kind, assigneeId, search, after } = filter
  const columns = orderOf(state)
  const direction = state === 'open' ? 'asc' : 'desc'
  let query = database.selectFrom('lead').selectAll('lead').limit(pageSize)
  for (const column of columns) query = query.orderBy(`lead.${column}`, direction)
  if (state !== 'all') query = query.where(state === 'open' || state === 'new' || state === 'taken' ? isOpen : isClosed)
  if (state !== 'all' && state !== 'open') query = query.where('lead.state', '=', state)
  if (kind === 'uncovered') query = query.where('lead.uncovered', 'is not', null)
  else if (kind) query = query.where('lead.kind', '=', kind)
  if (assigneeId) query = query.where('lead.assigneeId', '=', assigneeId)
  if (after?.length === columns.length) {
    const beyond = sql.raw(direction === 'asc' ? '>' : '<')
    const place = sql.join(columns.map((column) => sql.ref(`lead.${column}`)))
    query = query.where(sql<boolean>`(${place}) ${beyond} (${sql.join(after)})`)
  }
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
  for (const column of columns) page = page.orderBy(`lead.${column}`, direction)
  const rows = await page.execute()
  return rows.map(({ assignee, ...row }) => ({ ...leadOf(row), assignee: assignee ?? undefined }))
}

/** By the promised time and then by age, or newest first. */
const orderOf = (state: LeadFilter['state']) =>
  state === 'open' ? (['dueAt', 'receivedAt', 'id'] as const) : (['receivedAt', 'id'] as const)

/** The position of a lead in a list, after which the next page begins. */
export const placeOfLead = (lead: Lead, state: LeadFilter['state']): string[] =>
  orderOf(state).map((column) => (column === 'id' ? lead.id : lead[column].toISOString()))

/** Exactly the conditions of the partial indexes, which are not used otherwise. */
export const isOpen = sql<boolean>`"lead"."state" in ('new', 'taken')`
const isClosed = sql<boolean>`"lead"."state" in ('waiting', 'done', 'spam')`
