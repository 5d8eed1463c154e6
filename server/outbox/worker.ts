import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { backOffDelay } from '../../domain/delivery/back-off.ts'
import type { Language } from '../../domain/language.ts'
import type { Database } from '../database/schema.ts'
import { type ClaimedMail, claimNext, UnreadableMail } from './claim-mail.ts'
import { codesOf } from './error-codes.ts'
import { markFailed, markRetry, markSent } from './settle-mail.ts'
import { type MailMessage, type MailTransport, PermanentRefusal } from './transport.ts'

/** How long one delivery may take, in milliseconds; well below the duration of a claim. */
const deliveryLimit = 60_000
/** How often an idle worker checks for mail that is due, in milliseconds. */
const idlePause = 1000

export interface MailWorkerOptions {
  database: Database
  /** Only mail in this language is delivered: a build has the words of one language. */
  language: Language
  /** Identifies this worker among all that share the database. */
  name: string
  compose: (claimed: ClaimedMail) => MailMessage
  transport: MailTransport
  log: Pick<Logger, 'info' | 'warn' | 'error'>
  clock?: () => Date
  random?: () => number
}

export interface MailWorker {
  /** Starts delivering in the background. */
  start(): void
  /** Announces new mail, so that it is sent immediately. */
  wake(): void
  /** Stops after the delivery in progress; resolves when the worker has stopped. */
  stop(): Promise<void>
}

/**
 * Delivers the outbox, one mail after the other. A mail that the server refuses for good is parked as failed; after any other failure it
 * waits for its next attempt with back-off. Logs contain ids and codes, no addresses.
 */
export function createMailWorker(options: MailWorkerOptions): MailWorker {
  const { database, language, name, compose, transport, log } = options
  const { clock = () => new Date(), random = Math.random } = options
  let running: Promise<void> | undefined
  let stopping = false
  let alarm = Promise.withResolvers<void>()

  async function run() {
    while (!stopping) {
      // Renewed before checking, so that mail announced during the check does not wait.
      alarm = Promise.withResolvers()
      if (!(await deliverNext()) && !stopping) await pause()
    }
  }

  /** @returns whether there was a mail. A database failure is only logged: the mail is still in the outbox. */
  async function deliverNext(): Promise<boolean> {
    try {
      const claimed = await claimNext(database, language, name, clock())
      if (claimed === undefined) return false
      await deliver(claimed)
      return true
    } catch (error) {
      if (error instanceof UnreadableMail) {
        await note(() => markFailed(database, error, error.message))
        log.error({ mail: error.mail.id, purpose: error.mail.purpose }, error.message)
        return true
      }
      log.error({ err: error }, 'outbox not available')
      return false
    }
  }

  async function deliver(claimed: ClaimedMail) {
    const { id, purpose, attemptsStarted } = claimed.mail
    const facts = { mail: id, purpose, attempt: attemptsStarted }
    try {
      await transport.send(compose(claimed), AbortSignal.timeout(deliveryLimit))
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      if (error instanceof PermanentRefusal) {
        await note(() => markFailed(database, claimed, reason))
        log.error({ ...facts, ...codesOf(error.cause) }, 'mail refused for good')
        return
      }
      const nextAttempt = new Date(clock().getTime() + backOffDelay(attemptsStarted - 1, random))
      await note(() => markRetry(database, claimed, reason, nextAttempt))
      log.warn({ ...facts, ...codesOf(error), nextAttempt }, 'mail not delivered yet')
      return
    }
    await note(() => markSent(database, claimed, clock()))
    log.info(facts, 'mail delivered')
  }

  /** Retries storing the outcome of a delivery while the database is unavailable: losing it would send the mail twice. */
  async function note(write: () => Promise<void>) {
    for (;;) {
      try {
        return await write()
      } catch (error) {
        if (stopping) throw error
        log.error({ err: error }, 'outcome of a delivery not stored yet')
        await sleep(idlePause)
      }
    }
  }

  async function pause() {
    const timer = setTimeout(() => alarm.resolve(), idlePause)
    await alarm.promise
    clearTimeout(timer)
  }

  return {
    start() {
      running ??= run()
    },
    wake() {
      alarm.resolve()
    },
    async stop() {
      stopping = true
      alarm.resolve()
      await running
    },
  }
}
