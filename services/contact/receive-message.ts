import type { Logger } from 'pino'
import { language } from '#copy/language.ts'
import { answerBefore } from '../../domain/contact/answer-promise.ts'
import { checkContactRequest } from '../../domain/contact/contact-request.ts'
import { countryOf } from '../../domain/language.ts'
import { type Outcome, type TooMany, tooMany } from '../../domain/outcome.ts'
import type { BackgroundWorker } from '../background/background-worker.ts'
import type { Database } from '../database/schema.ts'
import type { ClientLimit } from '../http/rate-limit.ts'
import { acceptSubmission, isKnownKey } from './accept-submission.ts'

/** The services that a message is rate-limited and stored with. */
export interface MessageServices {
  database: Database
  mailWorker: Pick<BackgroundWorker, 'wake'>
  messageLimit: ClientLimit
  clock: () => Date
  log: Logger
}

/** Submitted fields and spam signals. */
export interface IncomingMessage {
  /** The fields, from JSON or from a native form. */
  input: Record<string, unknown>
  /** The value of the honeypot; JSON has none. */
  trap?: unknown
  idempotencyKey: string | undefined
  clientAddress: string
  /** How long the page had been open, in milliseconds; undefined if the sender does not say. */
  fillTime?: number | undefined
}

/** `receipt`: whether the sender gets a copy. `stale`: its key was used for another message. */
export type Reception =
  | Outcome<{ id: string; answerBefore: Date | undefined; receipt: boolean }, Record<string, string>>
  | TooMany
  /** Seconds until a retry makes sense. */
  | { outcome: 'refused'; problems: { form: 'notStored' }; retryAfter: number }

/** The status of an answer that says why a message was not received. */
export function statusOf(reception: Exclude<Reception, { outcome: 'done' }>): 409 | 422 | 429 | 503 {
  if (reception.outcome === 'stale') return 409
  if (!('retryAfter' in reception)) return 422
  return reception.problems.form === 'tooMany' ? 429 : 503
}

/** When to retry a message that could not be stored, in seconds. */
const retryNotStored = 30

/** The least time in which a person reads a page and completes a form, in milliseconds. */
export const shortestFillTime = 500

/**
 * Validates, rate-limits and stores a message; used by the API and by forms without JavaScript. Suspected spam is
 * delivered with a mark, but its sender gets no receipt.
 */
export async function receiveMessage(services: MessageServices, message: IncomingMessage): Promise<Reception> {
  const { database, mailWorker, messageLimit, clock, log } = services
  const check = checkContactRequest(countryOf(language), message.input)
  if (!check.ok) {
    const unknown = check.unknownFields.map((field) => [field, 'unknown'])
    return { outcome: 'refused', problems: { ...check.problems, ...Object.fromEntries(unknown) } }
  }
  const retryAfter = messageLimit.take(message.clientAddress)
  const suspectedSpam = Boolean(message.trap) || (message.fillTime ?? shortestFillTime) < shortestFillTime
  try {
    // A retry of an accepted message succeeds even when rate-limited.
    if (retryAfter !== undefined && !(await isKnownKey(database, message.idempotencyKey))) {
      log.warn({ retryAfter }, 'too many messages')
      return tooMany(retryAfter)
    }
    const submission = { language, request: check.request, idempotencyKey: message.idempotencyKey, suspectedSpam }
    const acceptance = await acceptSubmission(database, submission, clock())
    if (acceptance.outcome === 'stale') return acceptance
    mailWorker.wake()
    const { id, isNew, receipt, receivedAt } = acceptance
    const facts = { message: id, kind: check.request.kind, suspectedSpam }
    log.info(facts, `message ${isNew ? 'accepted' : 'repeated'}`)
    return { outcome: 'done', id, receipt, answerBefore: answerBefore(receivedAt, language) }
  } catch (err) {
    log.error({ err }, 'message not stored')
    return { outcome: 'refused', problems: { form: 'notStored' }, retryAfter: retryNotStored }
  }
}
