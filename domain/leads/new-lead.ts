import { answerBefore } from '../contact/answer-promise.ts'
import { countryOf, type Language } from '../language.ts'
import { officeClock, officeInstant } from '../opening/office-time.ts'
import { closingMinutes, nextOpenDay } from '../opening/opening-hours.ts'
import type { LeadState } from './lead-states.ts'

/**
 * When the office has to have answered a message: by the time that the site promised (R1.6). Where it promised no time,
 * by the end of the next open day.
 */
function leadDue(receivedAt: Date, language: Language): Date {
  const country = countryOf(language)
  const nextDay = officeInstant(nextOpenDay(country, officeClock(receivedAt).date), closingMinutes)
  return answerBefore(receivedAt, language) ?? nextDay
}

/** A message as it comes in. */
interface ReceivedMessage {
  id: string
  kind: string
  language: Language
  suspectedSpam: boolean
  receivedAt: Date
}

/** The lead that a message begins as; suspected spam has no deadline. */
export const newLead = ({ id, kind, language, suspectedSpam, receivedAt }: ReceivedMessage) => ({
  id,
  kind,
  state: (suspectedSpam ? 'spam' : 'new') as LeadState,
  assigneeId: null,
  receivedAt: receivedAt.toISOString(),
  dueAt: leadDue(receivedAt, language).toISOString(),
  answeredAt: null,
  sample: 0,
  version: 0,
})
