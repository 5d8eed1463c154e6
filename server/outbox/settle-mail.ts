import { createHash } from 'node:crypto'
import type { Database, MailTable } from '../database/schema.ts'
import type { ClaimedMail } from './claim-mail.ts'
import { newMail } from './new-mail.ts'

/**
 * How many receipts one address gets on one day (UTC), so that nobody can flood a stranger's inbox with the form (decision 0006).
 */
export const receiptsPerDay = 10

/**
 * Records that the mail server accepted the mail. If it was the office's, the visitor's receipt is queued in the same transaction, unless
 * the message looks like spam or the address has had its receipts for the day.
 * Applies even if the claim has expired meanwhile: the server has the mail, whoever holds the claim.
 */
export async function markSent(database: Database, claimed: ClaimedMail, now: Date): Promise<void> {
  const { mail, request, suspectedSpam } = claimed
  await database.transaction().execute(async (transaction) => {
    const sent = await transaction
      .updateTable('mail')
      .set((eb) => ({
        state: 'sent',
        sentAt: now.toISOString(),
        attemptsFinished: eb('attemptsFinished', '+', 1),
        lastError: null,
        claimedBy: null,
        claimedUntil: null,
      }))
      .where('id', '=', mail.id)
      .where('state', '<>', 'sent')
      .returning('id')
      .executeTakeFirst()
    if (sent === undefined || mail.purpose !== 'office' || suspectedSpam) return
    await queueReceipt(transaction, mail, request.email, now)
  })
}

/** Takes the address's first free slot of the day; the column is unique, so two workers never take the same one. */
async function queueReceipt(transaction: Database, office: MailTable, recipient: string, now: Date) {
  const { submissionId, language } = office
  for (let slot = 1; slot <= receiptsPerDay; slot++) {
    const receiptSlot = `${hashOfMailbox(recipient)} ${now.toISOString().slice(0, 10)} ${slot}`
    const queued = await transaction
      .insertInto('mail')
      .values(newMail({ submissionId, purpose: 'receipt', language, recipient, receiptSlot }, now))
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (queued !== undefined) return
  }
}

/** The same value for all spellings that reach the same person: upper or lower case, with or without a `+tag`. */
function hashOfMailbox(address: string): string {
  const mailbox = address.toLowerCase().replace(/^([^+@]*)\+[^@]*@/, '$1@')
  return createHash('sha256').update(mailbox).digest('hex')
}

/** Makes the mail wait until `nextAttempt` after a temporary failure. Does nothing if the claim was lost. */
export async function markRetry(
  database: Database,
  claimed: ClaimedMail,
  error: string,
  nextAttempt: Date,
): Promise<void> {
  await release(database, claimed, { state: 'waiting', lastError: error, nextAttemptAt: nextAttempt.toISOString() })
}

/** Parks a mail that cannot be delivered, until somebody resends it. Does nothing if the claim was lost. */
export async function markFailed(database: Database, claimed: Pick<ClaimedMail, 'mail'>, error: string): Promise<void> {
  await release(database, claimed, { state: 'failed', lastError: error })
}

async function release(database: Database, { mail }: Pick<ClaimedMail, 'mail'>, outcome: Partial<MailTable>) {
  await database
    .updateTable('mail')
    .set((eb) => ({
      ...outcome,
      claimedBy: null,
      claimedUntil: null,
      attemptsFinished: eb('attemptsFinished', '+', 1),
    }))
    .where('id', '=', mail.id)
    .where('state', '=', 'claimed')
    .where('claimedBy', '=', mail.claimedBy)
    // The same worker may have lost this claim and claimed the mail again: the count distinguishes the two claims.
    .where('attemptsStarted', '=', mail.attemptsStarted)
    .execute()
}
