import { language } from '#copy/language.ts'
import { answerBefore } from '../../domain/contact/answer-promise.ts'
import { checkContactRequest } from '../../domain/contact/contact-request.ts'
import { countryOf } from '../../domain/language.ts'
import type { Services } from '../services.ts'
import { acceptSubmission, isKnownKey } from './accept-submission.ts'

/** What a form sent, and what gives robots away. */
export interface IncomingMessage {
  /** The fields, as JSON or as a native form has them. */
  input: Record<string, unknown>
  idempotencyKey: string | undefined
  clientAddress: string
  /** Milliseconds that the page had been open; undefined where the sender does not say. */
  fillTime?: number | undefined
}

export type Reception =
  | { outcome: 'accepted'; id: string; answerBefore: Date }
  | { outcome: 'invalid'; problems: Record<string, string> }
  /** Seconds until it is worth trying again. */
  | { outcome: 'tooMany' | 'notStored'; retryAfter: number }
  | { outcome: 'conflict' }

/** When to try again what could not be stored, in seconds. */
const retryNotStored = 30

/** Nobody reads a page and fills a form in in less than this, in milliseconds. */
const shortestFillTime = 500

/**
 * Checks, limits and stores a message; the one way in for the API and for forms without script. What a robot probably wrote is
 * delivered too, marked, but nothing is sent to the address in it.
 */
export async function receiveMessage(services: Services, message: IncomingMessage): Promise<Reception> {
  const { database, mailWorker, messageLimits, clock, log } = services
  const { website, ...fields } = message.input
  const check = checkContactRequest(countryOf(language), fields)
  if (!check.ok) {
    const unknown = check.unknownFields.map((field) => [field, 'unknown'])
    return { outcome: 'invalid', problems: { ...check.problems, ...Object.fromEntries(unknown) } }
  }
  const retryAfter = messageLimits.perAddress.take(message.clientAddress) ?? messageLimits.inAll.take('all')
  const suspectedSpam = Boolean(website) || (message.fillTime ?? shortestFillTime) < shortestFillTime
  try {
    // Who asks again for what was accepted, because the answer was lost, hears that it was.
    if (retryAfter !== undefined && !(await isKnownKey(database, message.idempotencyKey))) {
      log.warn({ retryAfter }, 'too many messages')
      return { outcome: 'tooMany', retryAfter }
    }
    const submission = { language, request: check.request, idempotencyKey: message.idempotencyKey, suspectedSpam }
    const acceptance = await acceptSubmission(database, submission, clock())
    if (acceptance.outcome === 'conflict') return acceptance
    mailWorker.wake()
    log.info({ message: acceptance.id, kind: check.request.kind, suspectedSpam }, `message ${acceptance.outcome}`)
    return { outcome: 'accepted', id: acceptance.id, answerBefore: answerBefore(acceptance.receivedAt, language) }
  } catch (err) {
    log.error({ err }, 'message not stored')
    return { outcome: 'notStored', retryAfter: retryNotStored }
  }
}
