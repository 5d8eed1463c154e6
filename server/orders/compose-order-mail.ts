import { orderMail as words } from '#copy/order/mail.ts'
import { fill } from '../../copy/fill.ts'
import { company } from '../../domain/company/company.ts'
import { countryOf } from '../../domain/language.ts'
import type { MailSettings } from '../contact/compose-mail.ts'
import { bodyHtml, bodyText } from '../contact/mail-body.ts'
import { sender } from '../contact/sender.ts'
import type { MailTable } from '../database/tables/messages.ts'
import { type ComposedMail, UnreadableMail } from '../outbox/composed-mail.ts'
import type { Letter, LetterSources } from './letter.ts'
import { linksLetter } from './links-letter.ts'
import { customerLetter, officeLetter } from './order-letters.ts'
import type { OrderMailContent } from './order-mail.ts'
import type { OrderServices, OrderSettings } from './order-services.ts'
import { officeWithdrawalLetter, withdrawalLetter } from './withdrawal-letters.ts'

interface MailSources extends Pick<OrderServices, 'database'> {
  settings: OrderSettings
  /** Undefined: there is no tariff. */
  estimator: OrderServices['estimator'] | undefined
}

/**
 * Reads what a mail of the ordering site is about, and writes it in the language of this build. Undefined where there is nothing to say:
 * links to orders that do not exist, or an order whose personal data were deleted meanwhile.
 * @throws UnreadableMail for a mail that another release has queued
 */
export async function composeOrderMail(
  { database, settings, estimator }: MailSources,
  mail: MailTable,
  { from, office }: MailSettings,
): Promise<ComposedMail | undefined> {
  const orderSiteUrl = settings.orderSiteUrl[mail.language]
  const letter = await letterOf({ database, orderSiteUrl, sample: estimator?.tariff.sample ?? false }, mail)
  if (!letter) return undefined
  const { sample, customer, attachments, ...content } = letter
  const toOffice = mail.purpose === 'officeOrder'
  const body = { ...content, ...sender, ...(sample && { opening: [words.sample, ...content.opening] }) }
  const subject = sample ? fill(words.sampleSubject, { subject: body.subject }) : body.subject
  const country = countryOf(mail.language)
  return {
    message: {
      messageId: mail.messageId,
      date: new Date(mail.createdAt),
      from,
      to: toOffice ? office : customer,
      replyTo: toOffice ? customer : { name: company.brand, address: company.email[country] },
      subject,
      text: bodyText(body),
      html: bodyHtml({ ...body, subject }),
      ...(attachments && { attachments }),
      autoReplied: !toOffice,
    },
  }
}

async function letterOf(sources: LetterSources, mail: MailTable): Promise<Letter | undefined> {
  const { purpose, orderId } = mail
  if (purpose === 'orderLinks') return await linksLetter(sources, mail)
  const content = JSON.parse(mail.content) as Partial<OrderMailContent>
  if ('withdrawal' in content && content.withdrawal !== undefined) {
    const write = purpose === 'officeOrder' ? officeWithdrawalLetter : withdrawalLetter
    return await write(sources, content.withdrawal)
  }
  if ('event' in content && content.event !== undefined && orderId !== null) {
    const write = purpose === 'officeOrder' ? officeLetter : customerLetter
    return await write(sources, orderId, content.event)
  }
  throw new UnreadableMail(`unexpected content of ${purpose}`)
}
