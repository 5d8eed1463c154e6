import { contactKinds } from '../../domain/contact/contact-fields.ts'
import { senderName } from '../../domain/contact/contact-request.ts'
import { leadStates } from '../../domain/leads/lead-states.ts'
import { readOneOf, readPlace, readSearch } from '../../services/database/list-page.ts'
import { SelectField } from '../../ui/forms/select-field.tsx'
import type { OfficeServices, PersonRequest } from '../gate/office-route.ts'
import { useOffice } from '../layout/office-facts.ts'
import { OfficeLayout } from '../layout/office-layout.tsx'
import form from '../sections/form.module.css'
import { SearchForm } from '../sections/search-form.tsx'
import list from '../sections/state.module.css'
import { NextPage, SampleMark, Table } from '../sections/table.tsx'
import { DueMark, Uncovered, UncoveredDemand } from './lead-parts.tsx'
import styles from './leads-page.module.css'
import { type LeadFilter, type ListedLead, searchLeads } from './read-lead.ts'
import { type Demand, leadsToTell, uncoveredDemand } from './uncovered-demand.ts'

interface LeadsProps {
  leads: readonly ListedLead[]
  filter: LeadFilter
  /** How many ask from which region where we do not work; empty where no one asked for that. */
  demand: readonly Demand[]
  /** How many of those who asked to hear live where we now go. */
  toTell: number
  /** Where the next page begins; undefined on the last. */
  after: string | undefined
}

/** The inbox: everything that people sent from the websites. */
function LeadsPage({ leads, demand, toTell, filter, after }: LeadsProps) {
  const { leads: words, frame } = useOffice().words
  const { state, kind, assigneeId, search } = filter
  const shortcuts = [{ keys: '/', label: frame.search.label }]
  return (
    <OfficeLayout page="leads" shortcuts={shortcuts}>
      <SearchForm action="/leads" hint={words.filter.hint} text={search}>
        <SelectField label={words.columns.state} name="state" defaultValue={state} names={words.states} />
        <SelectField
          label={words.filter.kind}
          name="kind"
          defaultValue={kind ?? ''}
          any={words.filter.anyKind}
          names={words.kinds}
        />
        <label className={form.tick}>
          <input type="checkbox" name="mine" defaultChecked={assigneeId !== undefined} /> {words.filter.mine}
        </label>
      </SearchForm>
      <div id="leads" data-live="leads">
        <UncoveredDemand demand={demand} toTell={toTell} />
        <Table columns={Object.values(words.columns)} asCards empty={search ? words.emptySearch : words.empty}>
          {leads.map((lead) => (
            <LeadRow key={lead.id} lead={lead} />
          ))}
        </Table>
        <NextPage path="/leads" query={{ state, kind, mine: assigneeId && 'on', q: search }} after={after} />
      </div>
    </OfficeLayout>
  )
}

function LeadRow({ lead }: { lead: ListedLead }) {
  const words = useOffice().words.leads
  const { id, request, kind, state, assignee, sample, uncovered } = lead
  return (
    <tr>
      <th scope="row">
        <a href={`/leads/${id}`}>{request ? senderName(request) : words.unreadable}</a> {sample && <SampleMark />}
      </th>
      <td>
        <span className={styles.kind}>{words.kinds[kind]}</span> {uncovered && <Uncovered zipCode={uncovered} />}{' '}
        <span className={styles.remark} dir="auto">
          {request?.remark.slice(0, 160)}
        </span>
      </td>
      <td data-label={words.columns.state}>
        <span className={list.state} data-state={state}>
          {words.states[state]}
        </span>
      </td>
      <td data-label={words.columns.assignee}>{assignee ?? words.unassigned}</td>
      <td>
        <DueMark lead={lead} />
      </td>
    </tr>
  )
}

/** `GET /leads`: the inbox. The address has the filters, the search and the place in the list. */
export async function showLeads({ show, query, person }: PersonRequest, { database }: OfficeServices) {
  const state = readOneOf(query, 'state', ['all', ...leadStates]) ?? 'open'
  const kind = readOneOf(query, 'kind', contactKinds)
  const assigneeId = query.get('mine') === 'on' ? person.id : undefined
  const filter: LeadFilter = { state, kind, assigneeId, search: readSearch(query), after: readPlace(query) }
  const { rows: leads, next: after } = await searchLeads(database, filter)
  const demand = kind === 'uncovered' ? await uncoveredDemand(database) : []
  const toTell = kind === 'uncovered' ? (await leadsToTell(database)).length : 0
  return show(LeadsPage, { leads, demand, toTell, filter, after })
}
