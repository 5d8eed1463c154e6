import * as v from 'valibot'
import { mail as words } from '#copy/mail.ts'
import { fill } from '../../copy/fill.ts'
import { senderName } from '../../domain/contact/contact-request.ts'
import { requestSchema } from '../../domain/contact/request-schema.ts'
import type { Database } from '../database/schema.ts'
import type { MailTable } from '../database/tables/message-tables.ts'
import { type ComposedMail, contentOf } from '../outbox/composed-mail.ts'
import type { MailSettings } from './compose-mail.ts'
import { replyKey } from './reply-key.ts'
import { mailMessage, sender } from './sender.ts'

const replyContent = v.object({ lead: v.string(), event: v.number() })

/**
 * Writes the mail of the office's reply to a message, in the language of this build: the reply, and below it what it
 * answers. It is in one thread with the receipt and earlier replies. Undefined if the message was deleted meanwhile.
 * @throws UnreadableMail if this program cannot read what is stored
 */
export async function composeReply(
  database: Database,
  mail: MailTable,
  { from }: MailSettings,
): Promise<ComposedMail | undefined> {
  const { lead, event } = contentOf(replyContent, mail)
  const found = await database
    .selectFrom('leadEvent')
    .innerJoin('submission', 'submission.id', 'leadEvent.leadId')
    .innerJoin('person', 'person.id', 'leadEvent.personId')
    .select(['leadEvent.text', 'submission.payload', 'person.name'])
    .where((eb) => eb.and({ leadId: lead, seq: event }))
    .executeTakeFirst()
  if (!found) return undefined
  const request = contentOf(requestSchema, { content: found.payload })
  const body = {
    subject: `Re: ${words.receipt.subject[request.kind]}`,
    opening: found.text.split(/\n+/),
    signature: fill(words.reply.signature, { name: found.name }),
    answered: { label: words.reply.quoted, value: request.remark },
    legal: sender.legal,
  }
  const thread = await threadBefore(database, lead, event)
  const to = { name: senderName(request), address: request.email }
  const answers = thread.length > 0 && { inReplyTo: thread.at(-1), references: thread }
  return { message: mailMessage(mail, body, { from, to, ...answers }) }
}

/** The Message-IDs of what the visitor has got before about this message, oldest first. */
async function threadBefore(database: Database, lead: string, event: number): Promise<string[]> {
  const earlier = await database
    .selectFrom('leadEvent')
    .select('seq')
    .where((eb) => eb.and({ leadId: lead, kind: 'reply' }))
    .where('seq', '<', event)
    .execute()
  const keys = earlier.map(({ seq }) => replyKey(lead, seq))
  const mails = await database
    .selectFrom('mail')
    .select('messageId')
    .where((eb) =>
      eb.or([
        eb.and([eb('submissionId', '=', lead), eb('purpose', '=', 'receipt')]),
        ...keys.map((key) => eb('dedupeKey', '=', key)),
      ]),
    )
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
  return mails.map(({ messageId }) => messageId)
}
