import { language } from '#copy/language.ts'
import { mail as words } from '#copy/mail.ts'
import { legalLines } from '../../copy/format/legal-lines.ts'
import { company } from '../../domain/company/company.ts'
import { displayPhoneNumber } from '../../domain/contact/phone-number.ts'
import { countryOf } from '../../domain/language.ts'
import type { MailTable } from '../database/tables/message-tables.ts'
import type { MailMessage } from '../outbox/transport.ts'
import { bodyHtml, bodyText, type MailBody } from './mail-body.ts'

const country = countryOf(language)

/** The footer of every mail to a customer or visitor. */
export const sender: Required<Pick<MailBody, 'signature' | 'legal'>> = {
  signature: words.signature,
  legal: [...legalLines, company.email[country], displayPhoneNumber(country, company.phoneNumber[country])],
}

/** A mail as it goes. Replies go to the office's public address, unless `given` says otherwise. */
export const mailMessage = (
  { messageId, createdAt, language: of }: Pick<MailTable, 'messageId' | 'createdAt' | 'language'>,
  body: MailBody,
  given: Pick<MailMessage, 'from' | 'to'> & Partial<MailMessage>,
): MailMessage => ({
  messageId,
  date: new Date(createdAt),
  replyTo: { name: company.brand, address: company.email[countryOf(of)] },
  autoReplied: false,
  subject: body.subject,
  text: bodyText(body),
  html: bodyHtml(body),
  ...given,
})
