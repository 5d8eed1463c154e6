import { sql } from 'kysely'
import type { ContactKind } from '../../../domain/contact/contact-fields.ts'
import type { ListedLead } from '../../../domain/leads/lead.ts'
import type { LeadState } from '../../../domain/leads/lead-states.ts'
import { searchedWords } from '../../../domain/leads/lead-words.ts'
import type { Database } from '../../database/schema.ts'
import { leadOf } from './lead-of.ts'

/** What the list is narrowed to. `open`: what waits for the office. */
export interface LeadFilter {
  state: LeadState | 'open' | 'all'
  kind?: ContactKind | undefined
  assigneeId?: string | undefined
  search: string
  /** The time and id of the last lead of the page before. */
  after?: { at: string; id: string } | undefined
}

/** How many leads a page has. */
export const pageSize = 50

/** A word that more leads have is no help in finding them: then they are walked in their order. */
const manyLeads = 2000

/**
 * A page of leads: what waits for the office by the promised time, everything else newest first (R17.11). The same statements on both
 * engines; whatever is searched for, few rows are read.
 */
export async function searchLeads(database: Database, filter: LeadFilter): Promise<ListedLead[]> {
  const { state, kind, assigneeId, search, after } = filter
  const words = searchedWords(search)
  const rarest = await rarestWord(database, words)
  if (rarest?.ids.length === 0) return []
  const [order, direction] = state === 'open' ? (['dueAt', 'asc'] as const) : (['receivedAt', 'desc'] as const)
  let query = database
    .selectFrom('lead')
    .innerJoin('submission', 'submission.id', 'lead.id')
    .leftJoin('person', 'person.id', 'lead.assigneeId')
    .selectAll('lead')
    .select(['payload', 'submission.language', 'person.name as assignee'])
    .orderBy(`lead.${order}`, direction)
    .orderBy('lead.id', direction)
    .limit(pageSize)
  if (state === 'open') query = query.where(isOpen)
  else if (state !== 'all') query = query.where('lead.state', '=', state)
  if (kind) query = query.where('lead.kind', '=', kind)
  if (assigneeId) query = query.where('lead.assigneeId', '=', assigneeId)
  if (after) {
    const beyond = direction === 'asc' ? '>' : '<'
    query = query.where((eb) => eb(eb.refTuple(`lead.${order}`, 'lead.id'), beyond, eb.tuple(after.at, after.id)))
  }
  for (const word of words) {
    if (word === rarest?.word) query = query.where('lead.id', 'in', rarest.ids)
    else
      query = query.where(({ exists }) =>
        exists(leadsWith(database, word).where('leadId', '=', sql.ref<string>('lead.id'))),
      )
  }
  const rows = await query.execute()
  return rows.map(({ assignee, ...row }) => ({ ...leadOf(row), assignee: assignee ?? undefined }))
}

/** Exactly the condition of the partial index, which is not used otherwise. */
export const isOpen = sql<boolean>`"lead"."state" in ('new', 'taken')`

const leadsWith = (database: Pick<Database, 'selectFrom'>, word: string) =>
  database
    .selectFrom('leadWord')
    .select('leadId')
    .where('word', '>=', Buffer.from(word))
    // No byte of UTF-8 is 255.
    .where('word', '<', Buffer.concat([Buffer.from(word), Buffer.of(255)]))

/** The word that the fewest leads have, with them; undefined if many leads have each of the words. */
async function rarestWord(database: Database, words: readonly string[]) {
  const found: { word: string; ids: string[] }[] = []
  for (const word of words) {
    const rows = await leadsWith(database, word).limit(manyLeads).execute()
    if (rows.length < manyLeads) found.push({ word, ids: [...new Set(rows.map(({ leadId }) => leadId))] })
  }
  return found.sort((one, other) => one.ids.length - other.ids.length)[0]
}
