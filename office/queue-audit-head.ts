import type { Language } from '../domain/language.ts'
import { officeClock } from '../domain/opening/office-time.ts'
import type { Database } from '../services/database/schema.ts'
import { newMail, queueMails } from '../services/outbox/new-mail.ts'

/**
 * Queues the mail with the head of the audit trail to the owner, once a day (office time) however many processes do, so
 * that a trail that was cut short is noticed (R17.7). An empty trail has nothing to say.
 * @returns how many mails were queued
 */
export async function queueAuditHead(database: Database, language: Language, now: Date): Promise<number> {
  const { seq, digest } = await database.selectFrom('auditHead').select(['seq', 'digest']).executeTakeFirstOrThrow()
  if (seq === 0) return 0
  const dedupeKey = `auditHead ${officeClock(now).date}`
  const content = JSON.stringify({ seq, digest })
  return await queueMails(database, [newMail({ purpose: 'auditHead', language, content, dedupeKey }, now)])
}
