import { language } from '#copy/language.ts'
import { mail as words } from '#copy/mail.ts'
import { fill, fillAll } from '../../copy/fill.ts'
import { answerDeadline } from '../../copy/format/answer-deadline.ts'
import { officeTime } from '../../copy/format/format-work.ts'
import { answerBefore } from '../../domain/contact/answer-promise.ts'
import { senderName } from '../../domain/contact/contact-request.ts'
import { type ContactRequest, requestSchema } from '../../domain/contact/request-schema.ts'
import { countryOf } from '../../domain/language.ts'
import type { Database } from '../database/schema.ts'
import type { MailTable } from '../database/tables/message-tables.ts'
import { type ComposedMail, contentOf } from '../outbox/composed-mail.ts'
import type { MailMessage } from '../outbox/transport.ts'
import type { MailBody, MailPart } from './mail-body.ts'
import { dialablePhone, mailFields } from './mail-fields.ts'
import { mailMessage, sender } from './sender.ts'

export interface MailSettings {
  /** The sender of all mail: an address, or `Name <address>`. */
  from: string
  /** The office's inbox, and its origin. */
  office: string
  officeUrl: string
}

const country = countryOf(language)

export interface ContactMail {
  mail: MailTable
  request: ContactRequest
  suspectedSpam: boolean
  receivedAt: Date
}

/**
 * Reads the message of a mail and writes the mail. The office's is followed by the visitor's receipt if it holds a
 * receipt slot.
 * @throws UnreadableMail if this program cannot read what is stored
 */
export async function composeContactMail(
  database: Database,
  mail: MailTable,
  settings: MailSettings,
): Promise<ComposedMail> {
  const submission = await database
    .selectFrom('submission')
    .select(['payload', 'suspectedSpam', 'createdAt'])
    .where('id', '=', mail.submissionId)
    .executeTakeFirstOrThrow()
  const request = contentOf(requestSchema, { content: submission.payload })
  const receivedAt = new Date(submission.createdAt)
  const message = composeMail({ mail, request, suspectedSpam: submission.suspectedSpam === 1, receivedAt }, settings)
  if (mail.purpose !== 'office' || mail.receiptSlot === null) return { message }
  const { submissionId, language } = mail
  return { message, followUp: { submissionId, purpose: 'receipt', language, recipient: request.email } }
}

/**
 * The mail to the office (replies go to the visitor), or the visitor's receipt with the full message and the promise of
 * an answer (replies go to the office's public address). In the language of this build.
 */
export function composeMail(claimed: ContactMail, { from, office, officeUrl }: MailSettings): MailMessage {
  const { mail, request } = claimed
  const visitor = { name: senderName(request), address: request.email }
  if (mail.purpose === 'receipt') return mailMessage(mail, receipt(claimed), { from, to: visitor, autoReplied: true })
  const replyTo = request.email !== '' && { replyTo: visitor }
  return mailMessage(mail, officeMail(claimed, officeUrl), { from, to: office, ...replyTo })
}

function officeMail(claimed: ContactMail, officeUrl: string): MailBody {
  const { suspectedSpam } = claimed
  const { kind } = claimed.request
  const { suspectedSpam: mark, link: label, ...sentences } = words.office
  const link = { label, url: `${officeUrl}/leads/${claimed.mail.submissionId}` }
  const { subject, opening, promise, callPromise, reply, replyToSpam } = fillAll(sentences, factsOf(claimed))
  return {
    subject: suspectedSpam ? fill(mark, { subject: subject[kind] }) : subject[kind],
    opening: [opening[kind], kind === 'callBack' ? callPromise : promise],
    content: [{ link }, ...partsOf(claimed)],
    closing: claimed.request.email ? [suspectedSpam ? replyToSpam : reply] : [],
  }
}

function receipt(claimed: ContactMail): MailBody {
  const { kind } = claimed.request
  const { subject, opening, promise, callPromise, copy, closing, notYou } = fillAll(words.receipt, factsOf(claimed))
  return {
    subject: subject[kind],
    opening: [`${opening[kind]} ${kind === 'callBack' ? callPromise : promise}`, copy],
    content: partsOf(claimed),
    closing: [closing, notYou],
    ...sender,
  }
}

function partsOf({ request }: ContactMail): MailPart[] {
  const remark = { label: words.labels.remark, value: request.remark }
  return [{ fields: mailFields(request, country) }, ...(request.remark ? [{ quote: remark }] : [])]
}

const factsOf = ({ request, receivedAt }: ContactMail) => ({
  name: senderName(request),
  firstName: request.firstName,
  business: request.business ?? '',
  phone: dialablePhone(request, country),
  received: officeTime(receivedAt),
  deadline: answerDeadline(answerBefore(receivedAt, language)),
})
