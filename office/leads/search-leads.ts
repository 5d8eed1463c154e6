import { sql } from 'kysely'
import type { ContactKind } from '../../domain/contact/contact-fields.ts'
import type { LeadState } from '../../domain/leads/lead-states.ts'
import { searchedWords } from '../../domain/leads/lead-words.ts'
import { inOrder, pageOf } from '../../services/database/list-page.ts'
import type { Database } from '../../services/database/schema.ts'
import { leadWords, wordConditions } from '../../services/database/word-search.ts'
import { leadOf } from './read-lead.ts'

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
