import { contactKinds } from '../../domain/contact/contact-fields.ts'
import { isLeadState } from '../../domain/leads/lead-states.ts'
import { readPlace, readSearch } from '../../services/database/list-page.ts'
import type { OfficeServices, PersonRequest } from '../gate/office-route.ts'
import { LeadsPage } from './leads-page.tsx'
import { type LeadFilter, searchLeads } from './search-leads.ts'
import { leadsToTell } from './tell-area.ts'
import { uncoveredDemand } from './uncovered-demand.ts'

/** `GET /leads`: the inbox. The address has the filters, the search and the place in the list. */
export async function showLeads({ show, query, person }: PersonRequest, { database }: OfficeServices) {
  const given = query.get('state')
  const state = given === 'all' || isLeadState(given) ? given : 'open'
  const kind = contactKinds.find((known) => known === query.get('kind'))
  const assigneeId = query.get('mine') === 'on' ? person.id : undefined
  const filter: LeadFilter = { state, kind, assigneeId, search: readSearch(query), after: readPlace(query) }
  const { rows: leads, next: after } = await searchLeads(database, filter)
  const demand = kind === 'uncovered' ? await uncoveredDemand(database) : []
  const toTell = kind === 'uncovered' ? (await leadsToTell(database)).length : 0
  return show(LeadsPage, { leads, demand, toTell, filter, after })
}
