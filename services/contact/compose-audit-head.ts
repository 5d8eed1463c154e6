import * as v from 'valibot'
import { mail as words } from '#copy/mail.ts'
import { fill } from '../../copy/fill.ts'
import type { MailTable } from '../database/tables/message-tables.ts'
import { type ComposedMail, contentOf } from '../outbox/composed-mail.ts'
import type { MailSettings } from './compose-mail.ts'
import { mailMessage } from './sender.ts'

const headContent = v.object({ seq: v.number(), digest: v.string() })

/**
 * Writes the mail that takes the head of the office's audit trail out of the server's reach (R17.7).
 * @throws UnreadableMail for a mail that another release has queued
 */
export function composeAuditHead(mail: MailTable, { from, office }: MailSettings): ComposedMail {
  const { seq, digest } = contentOf(headContent, mail)
  const { subject, opening, closing, digest: label } = words.auditHead
  const body = {
    subject: seq === 1 ? subject.one : fill(subject.more, { entries: seq }),
    opening: [opening],
    content: [{ fields: [{ label, value: digest }] }],
    closing: [closing],
  }
  return { message: mailMessage(mail, body, { from, to: office }) }
}
