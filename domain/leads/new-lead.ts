import { answerDue } from '../contact/answer-promise.ts'
import type { Language } from '../language.ts'
import type { LeadState } from './lead-states.ts'

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
  dueAt: answerDue(receivedAt, language).toISOString(),
  answeredAt: null,
  sample: 0,
  version: 0,
})
