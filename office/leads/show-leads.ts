import { contactKinds } from '../../domain/contact/contact-fields.ts'
import { isLeadState } from '../../domain/leads/lead-states.ts'
import type { PersonRequest } from '../gate/office-route.ts'
import type { OfficeServices } from '../gate/office-services.ts'
import { LeadsPage } from './leads-page.tsx'
import { type LeadFilter, pageSize, placeOfLead, searchLeads } from './search-leads.ts'
import { uncoveredDemand } from './uncovered-demand.ts'

const longestSearch = 200

/** `GET /leads`: the inbox. The address has the filters, the search and the place in the list. */
export async function showLeads({ show, query, person }: PersonRequest, { database }: OfficeServices) {
  const given = query.get('state')
  const state = given === 'all' || isLeadState(given) ? given : 'open'
  const kinds = [...contactKinds, 'uncovered'] as const
  const kind = kinds.find((known) => known === query.get('kind'))
  const mine = query.get('mine') === 'on'
  const search = (query.get('q') ?? '').slice(0, longestSearch)
  const filter: LeadFilter = { state, kind, assigneeId: mine ? person.id : undefined, search, after: placeOf(query) }
  const leads = await searchLeads(database, filter)
  const last = leads.length === pageSize ? leads.at(-1) : undefined
  const after = last && placeOfLead(last, state).join(' ')
  const demand = kind === 'uncovered' ? await uncoveredDemand(database) : []
  return show(LeadsPage, { leads, demand, filter: { state, kind, mine, search }, after })
}

/** Where the page before ended. Anything but times and an id begins at the start. */
function placeOf(query: URLSearchParams): LeadFilter['after'] {
  const after = query.get('after') ?? ''
  return /^(?:[\dTZ:.-]{24} ){1,2}[\da-f-]{36}$/.test(after) ? after.split(' ') : undefined
}
