import { createHash } from 'node:crypto'
import type { Database } from '../database/schema.ts'
import type { MailTable } from '../database/tables/messages.ts'
import { newMail } from './new-mail.ts'

/**
 * How many receipts one address gets on one day (UTC), so that nobody can flood a stranger's inbox with the form (decision 0006).
 */
export const receiptsPerDay = 10

/**
 * Queues the mail of a message to the office, and decides whether its visitor gets a receipt once the office has it: then the mail holds
 * one of the day's receipt slots of that address. The column is unique, so no slot is ever taken twice.
 * @param visitor the address of the receipt; undefined where none may go
 * @returns whether a receipt will go
 */
export async function queueOfficeMail(
  transaction: Database,
  message: Pick<MailTable, 'submissionId' | 'language'>,
  visitor: string | undefined,
  now: Date,
): Promise<boolean> {
  const queue = (receiptSlot: string | null) =>
    transaction
      .insertInto('mail')
      .values(newMail({ ...message, purpose: 'office', receiptSlot }, now))
      .onConflict((conflict) => conflict.column('receiptSlot').doNothing())
      .returning('id')
      .executeTakeFirst()
  for (let slot = 1; visitor !== undefined && slot <= receiptsPerDay; slot++) {
    if (await queue(`${hashOfMailbox(visitor)} ${now.toISOString().slice(0, 10)} ${slot}`)) return true
  }
  await queue(null)
  return false
}

/** The same value for all spellings that reach the same person: upper or lower case, with or without a `+tag`. */
function hashOfMailbox(address: string): string {
  const mailbox = address.toLowerCase().replace(/^([^+@]*)\+[^@]*@/, '$1@')
  return createHash('sha256').update(mailbox).digest('hex')
}
