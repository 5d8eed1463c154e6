import type { Database, MailTable } from '../database/schema.ts'
import type { ClaimedMail } from './claim-mail.ts'
import { newMail } from './new-mail.ts'

/**
 * Records that the mail server accepted the mail. If it was the office's and holds a receipt slot, the visitor's receipt is queued in the
 * same transaction.
 * Applies even if the claim has expired meanwhile: the server has the mail, whoever holds the claim.
 */
export async function markSent(database: Database, claimed: ClaimedMail, now: Date): Promise<void> {
  const { mail, request } = claimed
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
    if (sent === undefined || mail.purpose !== 'office' || mail.receiptSlot === null) return
    const { submissionId, language } = mail
    await transaction
      .insertInto('mail')
      .values(newMail({ submissionId, purpose: 'receipt', language, recipient: request.email, receiptSlot: null }, now))
      .onConflict((conflict) => conflict.columns(['submissionId', 'purpose']).doNothing())
      .execute()
  })
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
