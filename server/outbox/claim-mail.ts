import { type ExpressionBuilder, sql } from 'kysely'
import type { ContactRequest } from '../../domain/contact/contact-request.ts'
import type { Language } from '../../domain/language.ts'
import type { Database, MailTable, Schema } from '../database/schema.ts'
import { readStoredRequest } from './stored-request.ts'

/**
 * How long a claim lasts, in milliseconds. Longer than any delivery may take (`deliveryLimit` of the worker), so an expired claim belongs
 * to a worker that died.
 */
export const claimDuration = 5 * 60_000

/** A mail that only one worker may deliver now, with its message. */
export interface ClaimedMail {
  mail: MailTable
  request: ContactRequest
  suspectedSpam: boolean
  receivedAt: Date
}

/** A mail that was claimed, but whose stored message this program cannot read. The caller has to park it. */
export class UnreadableMail extends Error {
  override name = 'UnreadableMail'
  readonly mail: MailTable

  constructor(mail: MailTable, problem: string) {
    super(`The stored message cannot be read: ${problem}`)
    this.mail = mail
  }
}

/**
 * Claims the mail in `language` that has been due longest, or that a dead worker left; undefined if there is none. Of several workers,
 * in any number of processes, only one gets each mail.
 * @throws UnreadableMail, and the database's own error
 */
export async function claimNext(
  database: Database,
  language: Language,
  worker: string,
  now: Date,
): Promise<ClaimedMail | undefined> {
  for (;;) {
    const due = await database
      .selectFrom('mail')
      .select('id')
      .where('language', '=', language)
      .where((eb) => claimable(eb, now))
      .orderBy('nextAttemptAt')
      .limit(10)
      .execute()
    if (due.length === 0) return undefined
    for (const { id } of due) {
      // Checked again in the update: if another worker was faster, the next mail is tried.
      const mail = await database
        .updateTable('mail')
        .set((eb) => ({
          state: 'claimed',
          claimedBy: worker,
          claimedUntil: new Date(now.getTime() + claimDuration).toISOString(),
          attemptsStarted: eb('attemptsStarted', '+', 1),
        }))
        .where('id', '=', id)
        .where((eb) => claimable(eb, now))
        .returningAll()
        .executeTakeFirst()
      if (mail !== undefined) return await withSubmission(database, mail)
    }
  }
}

function claimable(eb: ExpressionBuilder<Schema, 'mail'>, now: Date) {
  const time = now.toISOString()
  return eb.and([
    // Exactly the condition of the partial index, which is not used otherwise.
    sql<boolean>`"state" in ('waiting', 'claimed')`,
    eb.or([
      eb.and([eb('state', '=', 'waiting'), eb('nextAttemptAt', '<=', time)]),
      eb.and([eb('state', '=', 'claimed'), eb('claimedUntil', '<=', time)]),
    ]),
  ])
}

async function withSubmission(database: Database, mail: MailTable): Promise<ClaimedMail> {
  const submission = await database
    .selectFrom('submission')
    .select(['payload', 'suspectedSpam', 'createdAt'])
    .where('id', '=', mail.submissionId)
    .executeTakeFirstOrThrow()
  const stored = readStoredRequest(submission.payload)
  if (!stored.ok) throw new UnreadableMail(mail, stored.problem)
  return {
    mail,
    request: stored.request,
    suspectedSpam: submission.suspectedSpam === 1,
    receivedAt: new Date(submission.createdAt),
  }
}
