import { goesTo } from '../../domain/company/company-coverage.ts'
import { senderName } from '../../domain/contact/contact-request.ts'
import { countryOf, type Language } from '../../domain/language.ts'
import { checkPostcode } from '../../domain/places/postcode.ts'
import { recordChange } from '../../services/database/changes.ts'
import type { Database } from '../../services/database/schema.ts'
import { audit } from '../../services/people/audit.ts'
import { lockLead, storeVersion } from '../leads/change-lead.ts'
import { isBusinessLead, readLead } from '../leads/read-lead.ts'
import { byOffice } from '../orders/of-order.ts'

/** The details that an order can take from a message. */
export type LeadForOrder = NonNullable<Awaited<ReturnType<typeof readLeadForOrder>>>

/** A message that an order is made of; undefined if there is none with this id, or it cannot be read. */
export async function readLeadForOrder(database: Database, id: string) {
  const lead = await readLead(database, id)
  if (!lead?.request) return undefined
  const { firstName, lastName, email, phoneNumber, remark } = lead.request
  return {
    id,
    name: senderName(lead.request),
    // It is not sold a home: it orders what is agreed with it.
    isBusiness: isBusinessLead(lead),
    business: lead.request.business ?? '',
    language: lead.language,
    // Empty if the message names none.
    zipCode: zipCodeIn(remark, lead.language),
    details: { firstName, lastName, email, phoneNumber },
  }
}

/** Where the order of a business's message is made. */
export const businessPath = ({ id }: Pick<LeadForOrder, 'id'>): string => `/orders/business?lead=${id}`

/** The first text that may be a postcode of the site's country: the caller is asked to confirm it. */
function zipCodeIn(text: string, language: Language): string {
  const found = text.match(language === 'nl' ? /\b\d{4} ?[A-Z]{2}\b/gi : /\b[1-9]\d{3}\b/g) ?? []
  return found.find((code) => checkPostcode(countryOf(language), code).ok) ?? ''
}

/**
 * A person of the office as the author of an order by phone. A place outside our area is on the audit trail as agreed;
 * the lead that the order was made of names it, and counts as called.
 */
export const byPhone = (person: { id: string }, { leadId, zipCode }: { leadId: string | undefined; zipCode: string }) =>
  byOffice(person, {
    action: 'placeOrder',
    async afterwards(transaction, { after, id }, now) {
      if (after.country && !goesTo(after.country, zipCode))
        await audit(transaction, { by: person, action: 'agreeOutside', subject: `order:${id}` }, now)
      const lead = leadId && (await lockLead(transaction, leadId))
      if (!lead) return
      const answered = { answeredAt: lead.answeredAt ?? now.toISOString() }
      const event = { kind: 'order', text: after.number ?? '', personId: person.id } as const
      await storeVersion(transaction, lead, answered, event, now)
      await recordChange(transaction, 'leads', now)
    },
  })
