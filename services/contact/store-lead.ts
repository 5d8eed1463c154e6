import { companyCoverage } from '../../domain/company/company-coverage.ts'
import type { ContactRequest } from '../../domain/contact/contact-request.ts'
import { countryOf, type Language } from '../../domain/language.ts'
import { leadWords } from '../../domain/leads/lead-words.ts'
import { newLead } from '../../domain/leads/new-lead.ts'
import { uncoveredPostcodeIn } from '../../domain/places/uncovered-postcode.ts'
import { inBatches } from '../database/in-batches.ts'
import type { Database } from '../database/schema.ts'
import { storeComplaintOf } from './store-complaint.ts'

interface StoredMessage {
  id: string
  language: Language
  request: ContactRequest
  suspectedSpam: boolean
  receivedAt: Date
}

/**
 * Stores the lead of a message, the complaint that it is, and the words by which it is found, in the transaction that stores the message (R17.9).
 * @param sample whether it is made up
 */
export async function storeLead(transaction: Database, message: StoredMessage, sample = false): Promise<void> {
  const { id, language, request } = message
  const { kind, remark } = request
  const country = countryOf(language)
  const uncovered = kind === 'partner' ? null : (uncoveredPostcodeIn(country, remark, companyCoverage[country]) ?? null)
  await transaction
    .insertInto('lead')
    .values({ ...newLead({ ...message, kind: request.kind }), uncovered, sample: sample ? 1 : 0 })
    .execute()
  if (!message.suspectedSpam) await storeComplaintOf(transaction, message)
  for (const words of inBatches(leadWords({ ...request }, countryOf(language)))) {
    await transaction
      .insertInto('leadWord')
      .values(words.map((word) => ({ word: Buffer.from(word), leadId: id })))
      .execute()
  }
}
