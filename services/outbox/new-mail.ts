import { hash, randomUUID } from 'node:crypto'
import { company } from '../../domain/company/company.ts'
import { countryOf } from '../../domain/language.ts'
import type { Database } from '../database/schema.ts'
import type { MailTable } from '../database/tables/message-tables.ts'

/** The data of a mail when it is queued. Fields that are left out are null. */
export type GivenMail = Pick<MailTable, 'purpose' | 'language'> &
  Partial<
    Pick<
      MailTable,
      'submissionId' | 'orderId' | 'content' | 'dedupeKey' | 'recipient' | 'receiptSlot' | 'channel' | 'notAfter'
    >
  >

/**
 * The row of a mail that waits for its first attempt. Its Message-ID stays the same across all attempts.
 * @param from when it may go at the earliest
 */
export function newMail(given: GivenMail, now: Date, from = now): MailTable {
  const id = randomUUID()
  const domain = company.email[countryOf(given.language)].split('@')[1]
  return {
    submissionId: null,
    orderId: null,
    content: '{}',
    dedupeKey: null,
    recipient: null,
    receiptSlot: null,
    channel: 'mail',
    notAfter: null,
    ...given,
    id,
    messageId: `<${id}@${domain}>`,
    state: 'waiting',
    attemptsStarted: 0,
    attemptsFinished: 0,
    lastError: null,
    nextAttemptAt: from.toISOString(),
    claimedBy: null,
    claimedUntil: null,
    createdAt: now.toISOString(),
    sentAt: null,
  }
}

/** Queues mails, each once: one whose `dedupeKey` is in the outbox is left out. @returns how many were queued */
export async function queueMails(database: Database, rows: readonly MailTable[]): Promise<number> {
  const mails = database.insertInto('mail').values(rows)
  const queued = await mails
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute()
  return queued.length
}

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
