import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { backOffDelay } from '../../domain/delivery/back-off.ts'
import type { Language } from '../../domain/language.ts'
import { type BackgroundWorker, createBackgroundWorker, idlePause } from '../background/background-worker.ts'
import type { Database } from '../database/schema.ts'
import type { MailChannel, MailTable } from '../database/tables/message-tables.ts'
import { type ClaimedMail, claimNext } from './claim-mail.ts'
import { type ComposedMail, UnreadableMail } from './composed-mail.ts'
import { dropMail, markFailed, markRetry, markSent, postpone } from './settle-mail.ts'
import { type MailMessage, PermanentRefusal, type Transport } from './transport.ts'

/** How long one delivery may take, in milliseconds; well below the duration of a claim. */
const deliveryLimit = 60_000

export interface MailWorkerOptions<Message = MailMessage> {
  database: Database
  /** Only mail in this language is delivered: a build has the words of one language. */
  language: Language
  /** The channel that it delivers; mail by default. */
  channel?: MailChannel
  /** The earliest moment at which a message may go; at any time unless it says so. */
  opensAt?: (now: Date) => Date
  /** Identifies this worker among all that share the database. */
  name: string
  /**
   * Reads what a mail is about, and writes it. Undefined: there is nothing to say, so the mail is dropped.
   * @throws UnreadableMail to park it
   */
  compose: (mail: MailTable) => Promise<ComposedMail<Message> | undefined>
  transport: Transport<Message>
  log: Pick<Logger, 'info' | 'warn' | 'error'>
  clock?: () => Date
  random?: () => number
}

type Options<Message> = Required<MailWorkerOptions<Message>>
/** Stores the outcome of a delivery. */
type Note = (write: () => Promise<void>) => Promise<void>

/**
 * Delivers one channel of the outbox, one message after the other. A mail that the server refuses for good is parked as
 * failed; after any other failure it waits for its next attempt with back-off. Logs contain ids, codes and
 * the order's number, no addresses.
 */
export function createMailWorker<Message>(given: MailWorkerOptions<Message>): BackgroundWorker {
  const usual = { clock: () => new Date(), random: Math.random, channel: 'mail' as const, opensAt: (now: Date) => now }
  const options = { ...usual, ...given }
  const worker = createBackgroundWorker(() => deliverNext(options, note))
  return worker

  /**
   * Retries storing the outcome of a delivery while the database is unavailable: losing it would send the mail twice.
   */
  async function note(write: () => Promise<void>) {
    for (;;) {
      try {
        return await write()
      } catch (error) {
        if (worker.isStopping()) throw error
        options.log.error({ err: error }, 'outcome of a delivery not stored yet')
        await sleep(idlePause)
      }
    }
  }
}

/** @returns whether there was a mail. A database failure is only logged: the mail is still in the outbox. */
async function deliverNext<Message>(options: Options<Message>, note: Note): Promise<boolean> {
  const { database, language, name, clock, channel, log } = options
  try {
    const mail = await claimNext(database, language, name, clock(), channel)
    if (mail === undefined) return false
    await deliver(options, mail, note)
    return true
  } catch (error) {
    log.error({ err: error }, 'outbox not available')
    return false
  }
}

async function deliver<Message>(options: Options<Message>, mail: ClaimedMail, note: Note) {
  const { database, compose, transport, log, clock } = options
  const { id, purpose, attemptsStarted, order } = mail
  const facts = { mail: id, purpose, ...(order !== null && { order }), attempt: attemptsStarted }
  const now = clock()
  const opens = options.opensAt(now)
  if (mail.notAfter !== null && mail.notAfter < opens.toISOString()) {
    await note(() => dropMail(database, mail))
    log.warn(facts, 'message dropped: it would come too late')
    return
  }
  if (opens > now) return await note(() => postpone(database, mail, opens))
  let composed: ComposedMail<Message> | undefined
  try {
    composed = await compose(mail)
    if (composed === undefined) return await note(() => dropMail(database, mail))
    await transport.send(composed.message, AbortSignal.timeout(deliveryLimit))
  } catch (error) {
    return await noteFailure(options, mail, error, { facts, note })
  }
  const { followUp } = composed
  await note(() => markSent(database, mail, clock(), followUp))
  log.info(facts, 'mail delivered')
}

/** Fails a mail that a retry cannot help, and schedules the next attempt of any other. */
async function noteFailure(
  { database, log, clock, random }: Pick<Options<unknown>, 'database' | 'log' | 'clock' | 'random'>,
  mail: ClaimedMail,
  error: unknown,
  { facts, note }: { facts: object; note: Note },
) {
  const reason = error instanceof Error ? error.message : String(error)
  if (error instanceof UnreadableMail || error instanceof PermanentRefusal) {
    await note(() => markFailed(database, mail, reason))
    if (error instanceof UnreadableMail) log.error(facts, reason)
    else log.error({ ...facts, ...codesOf(error.cause) }, 'mail refused for good')
    return
  }
  const nextAttempt = new Date(clock().getTime() + backOffDelay(mail.attemptsStarted - 1, random))
  await note(() => markRetry(database, mail, reason, nextAttempt))
  log.warn({ ...facts, ...codesOf(error), nextAttempt }, 'mail not delivered yet')
}

/** The codes of a delivery error for the log. Its text is left out: a server's reply may contain an address. */
function codesOf(error: unknown): { code?: unknown; reply?: unknown } {
  if (!(error instanceof Error)) return {}
  return {
    ...('code' in error ? { code: error.code } : { code: error.name }),
    ...('responseCode' in error ? { reply: error.responseCode } : {}),
  }
}
