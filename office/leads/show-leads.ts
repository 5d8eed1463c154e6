import { contactKinds } from '../../domain/contact/contact-fields.ts'
import { isLeadState } from '../../domain/leads/lead-states.ts'
import { uncoveredPlace } from '../../domain/places/uncovered-postcode.ts'
import { readPlace, readSearch } from '../../services/database/list-page.ts'
import type { Database } from '../../services/database/schema.ts'
import type { PersonRequest } from '../gate/office-route.ts'
import type { OfficeServices } from '../gate/office-services.ts'
import { LeadsPage } from './leads-page.tsx'
import { type LeadFilter, searchLeads } from './search-leads.ts'

/** `GET /leads`: the inbox. The address has the filters, the search and the place in the list. */
export async function showLeads({ show, query, person }: PersonRequest, { database }: OfficeServices) {
  const given = query.get('state')
  const state = given === 'all' || isLeadState(given) ? given : 'open'
  const kinds = [...contactKinds, 'uncovered'] as const
  const kind = kinds.find((known) => known === query.get('kind'))
  const mine = query.get('mine') === 'on'
  const search = readSearch(query)
  const filter: LeadFilter = { state, kind, assigneeId: mine ? person.id : undefined, search, after: readPlace(query) }
  const { rows: leads, next: after } = await searchLeads(database, filter)
  const demand = kind === 'uncovered' ? await uncoveredDemand(database) : []
  return show(LeadsPage, { leads, demand, filter: { state, kind, mine, search }, after })
}

/** How many leads ask from each place where we do not work (R17.28), the most first. Spam and samples do not count. */
async function uncoveredDemand(database: Database): Promise<{ place: string; count: number }[]> {
  const rows = await database
    .selectFrom('lead')
    .select('uncovered')
    .where('uncovered', 'is not', null)
    .where('state', '<>', 'spam')
    .where('sample', '=', 0)
    .execute()
  const counts = new Map<string, number>()
  for (const { uncovered } of rows) {
    const place = uncoveredPlace(uncovered ?? '')
    counts.set(place, (counts.get(place) ?? 0) + 1)
  }
  return [...counts]
    .map(([place, count]) => ({ place, count }))
    .sort((one, other) => other.count - one.count || one.place.localeCompare(other.place))
}
