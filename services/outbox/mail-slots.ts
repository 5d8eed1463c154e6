import { hash } from 'node:crypto'
import type { Database } from '../database/schema.ts'
import type { MailTable } from '../database/tables/message-tables.ts'

/**
 * How many mails of one kind one mailbox gets on one day (UTC) at an address that anyone can type, so that no one can
 * flood a stranger's inbox with our forms (decision 0006).
 */
export const mailsPerDay = 10

/**
 * Queues a mail if its mailbox may get one more today. It then holds one of the day's slots: the column is unique, so
 * no slot is ever taken twice.
 * @param row as `newMail` makes it
 * @param address the mailbox whose slots are counted
 * @param kind of mail: each has slots of its own, so that one form cannot use up what another needs
 * @returns false if all slots are taken; nothing is queued then
 */
export async function queueInSlot(
  transaction: Database,
  row: MailTable,
  address: string,
  kind: string,
): Promise<boolean> {
  const day = `${hashOfMailbox(address)} ${kind} ${row.createdAt.slice(0, 10)}`
  for (let slot = 1; slot <= mailsPerDay; slot++) {
    const queued = await transaction
      .insertInto('mail')
      .values({ ...row, receiptSlot: `${day} ${slot}` })
      .onConflict((conflict) => conflict.column('receiptSlot').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (queued) return true
  }
  return false
}

/** One value for all spellings that reach the same person: upper or lower case, with or without a `+tag`. */
export function hashOfMailbox(address: string): string {
  const mailbox = address.toLowerCase().replace(/^([^+@]*)\+[^@]*@/, '$1@')
  return hash('sha256', mailbox)
}
