import { fill } from '../../copy/fill.ts'
import { spacedZipCode } from '../../copy/format/format-work.ts'
import { officeWords } from '../../copy/office/words.ts'
import { goesTo } from '../../domain/company/company-coverage.ts'
import { countryOf } from '../../domain/language.ts'
import type { Database } from '../../services/database/schema.ts'
import type { OfficeServices, PersonRequest } from '../gate/office-route.ts'
import { changeLead } from './change-lead.ts'
import { type Lead, leadOf, leadRows } from './read-lead.ts'

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
  const told = await database.selectFrom('leadEvent').select('leadId').where('kind', '=', 'told').execute()
  const leads = rows.map(leadOf)
  const emailOf = ({ request }: Lead) => request?.email.toLowerCase() ?? ''
  const done = new Set(
    leads
      .filter(({ id }) => told.some(({ leadId }) => leadId === id))
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

/** `POST /leads/told`: writes to them in their language. One that someone changes meanwhile waits for the next time. */
export async function tellArea({ person, now, redirect }: PersonRequest, { database, settings }: OfficeServices) {
  for (const { id, version, language, uncovered } of await leadsToTell(database)) {
    const { mail } = officeWords[language].leads.tell
    const [zipCode, url] = [spacedZipCode(uncovered ?? ''), settings.origin[language]]
    const change = { kind: 'told', text: fill(mail, { zipCode, url }) } as const
    await changeLead(database, { id, person, version, change }, now)
  }
  return redirect('/leads?kind=uncovered&state=all')
}
