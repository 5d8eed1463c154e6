import { language } from '#copy/language.ts'
import { mail as words } from '#copy/mail.ts'
import { fill, fillAll } from '../../copy/fill.ts'
import { company } from '../../domain/company/company.ts'
import { answerBefore } from '../../domain/contact/answer-promise.ts'
import { displayPhoneNumber } from '../../domain/contact/phone-number.ts'
import { countryOf } from '../../domain/language.ts'
import { answerDeadline } from '../../site/forms/answer-deadline.ts'
import { legalLines } from '../../ui/legal-lines.ts'
import { officeTime } from '../../ui/office-time.ts'
import type { ClaimedMail } from '../outbox/claim-mail.ts'
import type { MailMessage } from '../outbox/transport.ts'
import { bodyHtml, bodyText, type MailBody } from './mail-body.ts'
import { dialablePhone, mailFields } from './mail-fields.ts'

export interface MailSettings {
  /** The sender of all mail: an address, or `Name <address>`. */
  from: string
  /** The office's inbox. */
  office: string
}

const country = countryOf(language)

/** What every mail ends with. */
const sender: Pick<MailBody, 'signature' | 'legal'> = {
  signature: words.signature,
  legal: [...legalLines, company.email[country], displayPhoneNumber(country, company.phoneNumber[country])],
}

/**
 * The mail to the office (replies go to the visitor), or the visitor's receipt with the full message and the promise of an answer (replies
 * go to the office's public address). In the language of this build.
 */
export function composeMail(claimed: ClaimedMail, { from, office }: MailSettings): MailMessage {
  const { mail, request } = claimed
  const visitor = { name: `${request.firstName} ${request.lastName}`, address: request.email }
  const isReceipt = mail.purpose === 'receipt'
  const body = isReceipt ? receipt(claimed) : officeMail(claimed)
  return {
    messageId: mail.messageId,
    date: new Date(mail.createdAt),
    from,
    to: isReceipt ? visitor : office,
    replyTo: isReceipt ? { name: company.brand, address: company.email[country] } : visitor,
    subject: body.subject,
    text: bodyText(body),
    html: bodyHtml(body),
    autoReplied: isReceipt,
  }
}

function officeMail(claimed: ClaimedMail): MailBody {
  const { suspectedSpam } = claimed
  const { kind } = claimed.request
  const { suspectedSpam: mark, ...sentences } = words.office
  const { subject, opening, promise, reply, replyToSpam } = fillAll(sentences, factsOf(claimed))
  return {
    subject: suspectedSpam ? fill(mark, { subject: subject[kind] }) : subject[kind],
    opening: [opening[kind], promise[kind]],
    ...contentOf(claimed),
    closing: [suspectedSpam ? replyToSpam : reply],
    ...sender,
  }
}

function receipt(claimed: ClaimedMail): MailBody {
  const { kind } = claimed.request
  const { subject, opening, promise, copy, closing, notYou } = fillAll(words.receipt, factsOf(claimed))
  return {
    subject: subject[kind],
    opening: [`${opening[kind]} ${promise[kind]}`, copy],
    ...contentOf(claimed),
    closing: [closing, notYou],
    ...sender,
  }
}

function contentOf({ request }: ClaimedMail): Pick<MailBody, 'fields' | 'remark'> {
  return { fields: mailFields(request, country), remark: { label: words.labels.remark, value: request.remark } }
}

function factsOf({ request, receivedAt }: ClaimedMail) {
  return {
    name: `${request.firstName} ${request.lastName}`,
    firstName: request.firstName,
    business: request.business ?? '',
    phone: dialablePhone(request, country),
    received: officeTime(receivedAt),
    deadline: answerDeadline(answerBefore(receivedAt, language)),
  }
}
