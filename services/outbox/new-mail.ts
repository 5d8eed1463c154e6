import { randomUUID } from 'node:crypto'
import { company } from '../../domain/company/company.ts'
import { countryOf } from '../../domain/language.ts'
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
