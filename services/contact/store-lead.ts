import { companyCoverage } from '../../domain/company/company-coverage.ts'
import { answerDue } from '../../domain/contact/answer-promise.ts'
import type { ContactRequest } from '../../domain/contact/request-schema.ts'
import { countryOf, type Language } from '../../domain/language.ts'
import { leadWords } from '../../domain/leads/lead-words.ts'
import { uncoveredPostcodeIn } from '../../domain/places/uncovered-postcode.ts'
import type { Database } from '../database/schema.ts'
import { storeComplaintOf } from './store-complaint.ts'

interface StoredMessage {
  id: string
  language: Language
  request: ContactRequest
  suspectedSpam: boolean
  /** The order that it is a complaint about, if that is known. */
  orderId?: string | undefined
  receivedAt: Date
}

/**
 * Stores the lead of a message, the complaint that it is, and the words by which it is found, in the transaction that
 * stores the message (R17.9). Suspected spam has no deadline.
 * @param sample whether it is made up
 */
export async function storeLead(transaction: Database, message: StoredMessage, sample = false): Promise<void> {
  const { id, language, request, suspectedSpam, receivedAt } = message
  const { kind, remark } = request
  const country = countryOf(language)
  // In other messages, four digits alone may be a year.
  const mayName = kind === 'uncovered' || (kind !== 'partner' && country === 'NL')
  const uncovered = !mayName ? null : (uncoveredPostcodeIn(country, remark, companyCoverage[country]) ?? null)
  await transaction
    .insertInto('lead')
    .values({
      id,
      kind,
      state: suspectedSpam ? 'spam' : 'new',
      receivedAt: receivedAt.toISOString(),
      dueAt: answerDue(receivedAt, language).toISOString(),
      sample: sample ? 1 : 0,
      version: 0,
      uncovered,
    })
    .execute()
  if (!suspectedSpam) await storeComplaintOf(transaction, message)
  const words = leadWords({ ...request }, country).map((word) => ({ word: Buffer.from(word), leadId: id }))
  await transaction.insertInto('leadWord').values(words).execute()
}
