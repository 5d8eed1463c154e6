import { fill } from '../../copy/fill.ts'
import { spacedZipCode } from '../../copy/format/format-work.ts'
import { officeWords } from '../../copy/office/words.ts'
import { goesTo } from '../../domain/company/company-coverage.ts'
import { countryOf } from '../../domain/language.ts'
import type { RegionId } from '../../domain/places/region.ts'
import { regionOf } from '../../domain/places/uncovered-postcode.ts'
import type { Database } from '../../services/database/schema.ts'
import { byteOrderMark, csvHeaders, csvLine } from '../../services/http/csv-line.ts'
import type { OfficeServices, PersonAnswer, PersonRequest } from '../gate/office-route.ts'
import { changeLead } from './change-lead.ts'
import { type Lead, leadOf, leadRows } from './read-lead.ts'

/** How many leads ask from a region where we do not work, and when the last of them came, ISO 8601. */
export interface Demand {
  region: RegionId
  count: number
  last: string
}

/** The demand from each region where we do not work (R17.28), the most first. Spam and samples do not count. */
export async function uncoveredDemand(database: Database): Promise<Demand[]> {
  const rows = await database
    .selectFrom('lead')
    .select(['uncovered', 'receivedAt'])
    .where('uncovered', 'is not', null)
    .where('state', '<>', 'spam')
    .where('sample', '=', 0)
    .orderBy('receivedAt')
    .execute()
  const demand = new Map<RegionId, Demand>()
  for (const { uncovered, receivedAt } of rows) {
    const region = regionOf(uncovered ?? '')
    if (region && !goesTo(uncovered?.length === 4 ? 'BE' : 'NL', uncovered ?? ''))
      demand.set(region, { region, count: (demand.get(region)?.count ?? 0) + 1, last: receivedAt })
  }
  return [...demand.values()].sort((one, other) => other.count - one.count || one.region.localeCompare(other.region))
}

/** `GET /leads.csv`: the demand as a file. */
export const exportDemand: PersonAnswer = async ({ context, words }, { database }) => {
  const rows = await uncoveredDemand(database)
  const lines = rows.map(({ region, count, last }) => [words.work.regions[region], count, last.slice(0, 10)])
  return context.body(
    [byteOrderMark, ...[['region', 'count', 'last'], ...lines].map(csvLine)].join(''),
    200,
    csvHeaders('leads.csv'),
  )
}

/**
 * The leads to write to now that the company goes where their senders live (R17.28): of those who asked to hear, each
 * e-mail address once and never again.
 */
export async function leadsToTell(database: Database): Promise<Lead[]> {
  const rows = await leadRows(database)
    .where('lead.kind', '=', 'uncovered')
    .where('uncovered', 'is not', null)
    .where('state', '<>', 'spam')
    .where('sample', '=', 0)
    .orderBy('lead.receivedAt')
    .execute()
  const announced = await database.selectFrom('leadEvent').select('leadId').where('kind', '=', 'announced').execute()
  const leads = rows.map(leadOf)
  const emailOf = ({ request }: Lead) => request?.email.toLowerCase() ?? ''
  const done = new Set(
    leads
      .filter(({ id }) => announced.some(({ leadId }) => leadId === id))
      .map(emailOf)
      .concat(''),
  )
  return leads.filter((lead) => {
    const email = emailOf(lead)
    if (done.has(email) || !goesTo(countryOf(lead.language), lead.uncovered ?? '')) return false
    done.add(email)
    return true
  })
}

/** `POST /leads/announced`: writes to them in their language. One that someone changes meanwhile waits for next time. */
export async function tellArea({ person, now, redirect }: PersonRequest, { database, settings }: OfficeServices) {
  for (const { id, version, language, uncovered } of await leadsToTell(database)) {
    const { mail } = officeWords[language].leads.tell
    const [zipCode, url] = [spacedZipCode(uncovered ?? ''), settings.origin[language]]
    const change = { kind: 'announced', text: fill(mail, { zipCode, url }) } as const
    await changeLead(database, { id, person, version, change }, now)
  }
  return redirect('/leads?kind=uncovered&state=all')
}
