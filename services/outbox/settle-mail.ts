import { type Database, retryingTransaction } from '../database/schema.ts'
import type { MailTable } from '../database/tables/message-tables.ts'
import { type GivenMail, newMail, queueMails } from './new-mail.ts'

/**
 * Records that the mail server accepted the mail, and queues the mail that follows it in the same transaction, once.
 * Applies even if the claim has expired meanwhile: the server has the mail, even if another worker holds the claim.
 */
export async function markSent(database: Database, mail: MailTable, now: Date, followUp?: GivenMail): Promise<void> {
  await retryingTransaction(database, async (transaction) => {
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
    if (sent === undefined || followUp === undefined) return
    await queueMails(transaction, [newMail(followUp, now)])
  })
}

/** Makes the mail wait until `nextAttempt` after a temporary failure. Does nothing if the claim was lost. */
export async function markRetry(database: Database, mail: MailTable, error: string, nextAttempt: Date): Promise<void> {
  await release(database, mail, { state: 'waiting', lastError: error, nextAttemptAt: nextAttempt.toISOString() })
}

/**
 * Makes a message wait for the hour at which it may go, without counting an attempt. Does nothing if the claim was
 * lost.
 */
export async function postpone(database: Database, mail: MailTable, until: Date): Promise<void> {
  await release(database, mail, { state: 'waiting', nextAttemptAt: until.toISOString() }, ['attemptsStarted', -1])
}

/** Deletes a mail that turned out to have nothing to say. */
export async function dropMail(database: Database, { id }: MailTable): Promise<void> {
  await database.deleteFrom('mail').where('id', '=', id).execute()
}

/** Parks a mail that cannot be delivered, until someone resends it. Does nothing if the claim was lost. */
export async function markFailed(database: Database, mail: MailTable, error: string): Promise<void> {
  await release(database, mail, { state: 'failed', lastError: error })
}

async function release(
  database: Database,
  mail: MailTable,
  outcome: Partial<MailTable>,
  [attempts, more]: ['attemptsStarted' | 'attemptsFinished', number] = ['attemptsFinished', 1],
) {
  await database
    .updateTable('mail')
    .set((eb) => ({ ...outcome, claimedBy: null, claimedUntil: null, [attempts]: eb(attempts, '+', more) }))
    // The same worker may have lost this claim and claimed the mail again: the count distinguishes the two claims.
    .where((eb) => eb.and({ id: mail.id, state: 'claimed', attemptsStarted: mail.attemptsStarted }))
    .where('claimedBy', '=', mail.claimedBy)
    .execute()
}
