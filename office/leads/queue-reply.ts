import { replyKey } from '../../services/contact/reply-key.ts'
import type { Database } from '../../services/database/schema.ts'
import { newMail } from '../../services/outbox/new-mail.ts'

/**
 * Queues the mail of a reply. It names the event that has the text, so that what is deleted with a lead is not left in
 * the outbox, and the site in whose language the customer wrote composes and sends it.
 */
export async function queueReply(
  transaction: Database,
  { id, seq }: { id: string; seq: number },
  now: Date,
): Promise<void> {
  const { language } = await transaction
    .selectFrom('submission')
    .select('language')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const content = JSON.stringify({ lead: id, event: seq })
  const mail = newMail({ purpose: 'officeReply', language, content, dedupeKey: replyKey(id, seq) }, now)
  await transaction.insertInto('mail').values(mail).execute()
}
