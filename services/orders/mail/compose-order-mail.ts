import { orderMail as words } from '#copy/order/mail.ts'
import { officeOrderMail } from '#copy/order/office-mail.ts'
import { fill, fillAll } from '../../../copy/fill.ts'
import type { MailSettings } from '../../contact/compose-mail.ts'
import { mailMessage, sender } from '../../contact/sender.ts'
import type { MailTable } from '../../database/tables/message-tables.ts'
import { type ComposedMail, UnreadableMail } from '../../outbox/composed-mail.ts'
import type { OrderServices, OrderSettings } from '../record/order-services.ts'
import { isNotice, noticeMail } from './compose-notice.ts'
import { damageMail } from './damage-mail.ts'
import { confirmationMail, emailCheckMail, emailMovedMail } from './email-mails.ts'
import { lateReminderMail } from './late-reminder-mail.ts'
import { linksMail } from './links-mail.ts'
import type { MailSources, WrittenMail } from './mail-words.ts'
import { customerMail, officeMail } from './order-mails.ts'
import { readOrderMail } from './queue-order-mail.ts'
import { redoMail } from './redo-mail.ts'
import { officeWithdrawalMail, withdrawalMail } from './withdrawal-mails.ts'

interface ComposeServices extends Pick<OrderServices, 'database'> {
  settings: OrderSettings
  /** Undefined: there is no tariff. */
  estimator: OrderServices['estimator'] | undefined
}

/**
 * Reads what a mail of the ordering site is about, and writes it in the language of this build. Undefined where there
 * is nothing to say: links to orders that do not exist, or an order whose personal data were deleted meanwhile.
 * @throws UnreadableMail for a mail that another release has queued
 */
export async function composeOrderMail(
  { database, settings, estimator }: ComposeServices,
  mail: MailTable,
  { from, office, officeUrl }: MailSettings,
): Promise<ComposedMail | undefined> {
  const orderSiteUrl = settings.orderSiteUrl[mail.language]
  const sources = {
    database,
    orderSiteUrl,
    officeUrl,
    payees: settings.payees,
    sample: estimator?.tariff.sample ?? false,
  }
  const found = await writeMail(sources, mail)
  if (!found) return undefined
  const { sample, customer, attachments, ...written } = found
  const hasAddress = customer.address !== ''
  const isOffices = mail.purpose === 'officeOrder'
  const { firstName } = customer
  const hello = firstName ? fill(words.hello, { firstName }) : words.helloStranger
  const greeted = isOffices ? written : { ...written, ...sender, opening: [hello, ...written.opening] }
  const held = !isOffices && (!hasAddress || readOrderMail(mail.content)?.held === true)
  const content = held ? heldForOffice(greeted, customer) : greeted
  const toOffice = held || isOffices
  const body = { ...content, ...(sample && { opening: [words.sample, ...content.opening] }) }
  const subject = sample ? fill(words.sampleSubject, { subject: body.subject }) : body.subject
  const mailbox = { name: customer.name, address: customer.address }
  // A stranger may have typed the name of an address that belongs to no one we know.
  const to = toOffice ? office : customer.name === '' ? customer.address : mailbox
  const more = { ...(attachments && { attachments }), ...(toOffice && hasAddress && { replyTo: mailbox }) }
  return { message: mailMessage(mail, { ...body, subject }, { from, to, autoReplied: !toOffice, ...more }) }
}

/**
 * A mail that goes to the office: its customer's mailbox has had too many that day (R16.30), or there is no mailbox, so
 * that it is posted (R17.18).
 */
function heldForOffice<Parts extends Pick<WrittenMail, 'subject' | 'opening'>>(
  written: Parts,
  { name, address: email }: WrittenMail['customer'],
): Parts {
  const { subject, opening } =
    email === ''
      ? fillAll(officeOrderMail.post, { subject: written.subject, name })
      : fillAll(officeOrderMail.held, { subject: written.subject, email })
  return { ...written, subject, opening: [opening, ...written.opening] }
}

async function writeMail(sources: MailSources, mail: MailTable): Promise<WrittenMail | undefined> {
  const { purpose, orderId } = mail
  if (purpose === 'orderLinks') return await linksMail(sources, mail)
  if (purpose === 'emailCheck') return await emailCheckMail(sources, mail)
  if (purpose === 'orderAsked' || purpose === 'orderLapsed') return await confirmationMail(sources, mail)
  if (purpose === 'emailMoved') return await emailMovedMail(sources, mail)
  if (purpose === 'lateReminder') return await lateReminderMail(sources, mail)
  if (isNotice(purpose)) return await noticeMail(sources, mail)
  const content = readOrderMail(mail.content)
  if (content && 'withdrawal' in content) {
    const write = purpose === 'officeOrder' ? officeWithdrawalMail : withdrawalMail
    return await write(sources, content.withdrawal)
  }
  if (content && orderId !== null) {
    if ('damage' in content) return await damageMail(sources, orderId, content.damage)
    if ('redo' in content) return await redoMail(sources, orderId, content)
    const write = purpose === 'officeOrder' ? officeMail : customerMail
    return await write(sources, orderId, content)
  }
  throw new UnreadableMail(`unexpected content of ${purpose}`)
}
