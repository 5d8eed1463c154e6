import { senderName } from '../../domain/contact/contact-request.ts'
import { countryOf, type Language } from '../../domain/language.ts'
import { checkPostcode } from '../../domain/places/postcode.ts'
import { recordChange } from '../../services/database/changes.ts'
import type { Database } from '../../services/database/schema.ts'
import { lockLead } from '../leads/change-lead.ts'
import { isBusinessLead, readLead } from '../leads/read-lead.ts'

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
 * Records on a lead that an order was made from it, in the transaction that stores the order. The lead counts as
 * called.
 */
export async function recordLeadOrder(
  transaction: Database,
  { leadId, number, personId }: { leadId: string; number: string; personId: string },
  now: Date,
): Promise<void> {
  const lead = await lockLead(transaction, leadId)
  if (!lead) return
  const seq = lead.version + 1
  const answeredAt = lead.answeredAt ?? now.toISOString()
  await transaction.updateTable('lead').set({ version: seq, answeredAt }).where('id', '=', leadId).execute()
  await transaction
    .insertInto('leadEvent')
    .values({
      leadId,
      seq,
      at: now.toISOString(),
      personId,
      kind: 'order',
      text: number,
      state: null,
      assigneeId: null,
    })
    .execute()
  await recordChange(transaction, 'leads', now)
}
