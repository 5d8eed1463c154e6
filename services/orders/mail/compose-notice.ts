import * as v from 'valibot'
import { notices } from '#copy/order/notices.ts'
import { fill, fillAll } from '../../../copy/fill.ts'
import { clockTime } from '../../../copy/format/clock-time.ts'
import { fullDay, money, shortDay } from '../../../copy/format/format-work.ts'
import { brand, company } from '../../../domain/company/company.ts'
import { mobileNumber } from '../../../domain/contact/mobile-number.ts'
import { displayPhoneNumber } from '../../../domain/contact/phone-number.ts'
import { longestTextMessage, plainText, textMessageLength } from '../../../domain/delivery/text-message.ts'
import { isOpenDay } from '../../../domain/opening/opening-hours.ts'
import { lateChoices } from '../../../domain/orders/late-notice.ts'
import { arrivalWindow } from '../../../domain/scheduling/visit.ts'
import type { MailTable, NoticePurpose, PaymentPurpose } from '../../database/tables/message-tables.ts'
import type { OrderTable } from '../../database/tables/order-tables.ts'
import { type ComposedMail, contentOf, UnreadableMail } from '../../outbox/composed-mail.ts'
import type { TextMessage } from '../../outbox/text-transports.ts'
import { isAccessKnown } from '../access/access-notes.ts'
import { personOf } from '../record/find-order.ts'
import { orderOf } from '../record/order-rows.ts'
import { orderUrl, payUrl } from '../record/order-url.ts'
import { visitOn } from '../record/read-redos.ts'
import { customerOf, houseOf, type MailSources, payerOf, type WrittenMail } from './mail-words.ts'
import { isMoneyNotice, moneyNews } from './money-notice.ts'

type NoticeSources = Pick<MailSources, 'database' | 'orderSiteUrl'>

/** The visit that a notice is about; undefined once it was moved, cancelled or begun, or its person forgotten. */
async function readNotice({ database, orderSiteUrl }: NoticeSources, mail: MailTable) {
  const { orderId, purpose } = mail
  if (orderId === null || !isNotice(purpose)) throw new UnreadableMail(`unexpected content of ${purpose}`)
  const row = await database.selectFrom('order').selectAll().where('id', '=', orderId).executeTakeFirst()
  const person = await personOf(database, orderId)
  if (isPaymentNotice(purpose)) {
    if (!row || !person) return undefined
    const { order, key } = orderOf(row)
    const due = await paymentFacts(database, row, purpose)
    const url = payUrl(orderSiteUrl, key)
    const facts = { ...due, brand, number: order.number, day: shortDay(order.visit.date), url }
    return due && { order, person, url, words: fillAll(paymentNotice(purpose, order), facts) }
  }
  if (isMoneyNotice(purpose)) {
    if (!row || !person) return undefined
    const { order, key } = orderOf(row)
    const news = await moneyNews(database, { order, callBy: row.callBy }, purpose, mail)
    const url = orderUrl(orderSiteUrl, key)
    return (
      news && { order, person, url, words: fillAll(news.words, { ...news.facts, brand, number: order.number, url }) }
    )
  }
  const output = contentOf(contents[purpose], mail)
  const { date } = output
  const atWork = row?.state === 'begun' ? row : undefined
  const visit = purpose === 'finishNotice' ? atWork : row && (await visitOn(database, row, date))
  if (!visit || !person) return undefined
  const { order, key } = orderOf(visit)
  // Where the prepayment is missing, “we’re coming” would be untrue.
  const isReminder = purpose === 'visitReminder' && order.state === 'ordered'
  const unpaid = isReminder && !order.sample ? await paymentFacts(database, visit, 'prepaymentReminder') : undefined
  const [from = '', until = ''] = arrivalWindow(order.visit.part).split('–')
  const phone = displayPhoneNumber(order.country, company.phoneNumber[order.country])
  const url = unpaid ? payUrl(orderSiteUrl, key) : orderUrl(orderSiteUrl, key)
  const facts = {
    brand,
    from,
    until,
    phone,
    number: order.number,
    url,
    ...('minutes' in output && { minutes: output.minutes }),
    ...('at' in output && { at: clockTime(new Date(output.at)) }),
    date: fullDay(date),
    day: shortDay(date),
    amount: unpaid?.amount ?? '',
  }
  const isLateOnClosedDay = purpose === 'lateNotice' && !isOpenDay(order.country, date)
  const isLocked = isReminder && !(await isAccessKnown(database, order))
  const kind = unpaid ? 'unpaidVisit' : isLocked ? 'accessMissing' : purpose
  const said = isLateOnClosedDay ? { ...notices.lateNotice, ...notices.lateOnClosedDay } : notices[kind]
  return { order, person, url, words: fillAll(said, facts) }
}

const instant = v.pipe(v.string(), v.isoTimestamp())

/** What each notice about a visit says beside its order: the visit's date, and when the team arrives or finishes. */
const contents = {
  visitReminder: v.object({ date: v.string() }),
  lateNotice: v.object({ date: v.string(), minutes: v.picklist(lateChoices), at: instant }),
  finishNotice: v.object({ date: v.string(), at: instant }),
}

/** The amount due and its date, in words; undefined where nothing is due. */
export async function paymentFacts(
  database: MailSources['database'],
  { id, state }: Pick<OrderTable, 'id' | 'state'>,
  purpose: PaymentPurpose,
) {
  const request = await database
    .selectFrom('paymentRequest')
    .select(['dueCents', 'dueOn', 'reason'])
    .where('orderId', '=', id)
    .executeTakeFirst()
  if (!request?.dueOn || request.dueCents <= 0) return undefined
  if (purpose === 'prepaymentReminder' && (request.reason !== 'inAdvance' || state !== 'ordered')) return undefined
  return { amount: money(request.dueCents), date: fullDay(request.dueOn), due: shortDay(request.dueOn) }
}

/** How a payment is asked for; nothing is, at sample prices. */
export const paymentNotice = (purpose: PaymentPurpose, { sample }: { sample: boolean }) =>
  sample ? notices.samplePayment : notices[purpose]

const isPaymentNotice = (purpose: MailTable['purpose']): purpose is PaymentPurpose =>
  purpose === 'paymentRequest' || purpose === 'prepaymentReminder'

const isAboutMoney = (purpose: MailTable['purpose']) => isPaymentNotice(purpose) || isMoneyNotice(purpose)

/** Whether a mail is a notice, which goes by text message too. */
export const isNotice = (purpose: MailTable['purpose']): purpose is NoticePurpose =>
  purpose in notices || isMoneyNotice(purpose)

/**
 * The text message of a notice, in the language of this build (R18.32). Undefined where there is nothing to say any
 * more.
 * @throws UnreadableMail for what does not fit into one message, because of a very long address of the ordering site
 */
export async function composeTextMessage(
  sources: NoticeSources,
  mail: MailTable,
): Promise<ComposedMail<TextMessage> | undefined> {
  const notice = await readNotice(sources, mail)
  const to = notice && mobileNumber(notice.order.country, notice.person.phoneNumber)
  if (!to) return undefined
  const { text } = notice.words
  const sent = plainText(notice.order.sample ? fill(notices.sample, { text }) : text)
  const length = textMessageLength(sent)
  if (length === undefined || length > longestTextMessage) {
    throw new UnreadableMail(`the text of ${mail.purpose} does not fit into a text message`)
  }
  return { message: { to, text: sent, dedupeKey: mail.id } }
}

/** The mail of a notice, for customers without a mobile number. */
export async function noticeMail(sources: NoticeSources, mail: MailTable): Promise<WrittenMail | undefined> {
  const notice = await readNotice(sources, mail)
  if (!notice) return undefined
  const { order, person, url, words } = notice
  const { subject, opening, prepare } = words
  const label = 'link' in words ? String(words.link) : notices.link
  return {
    sample: order.sample,
    house: houseOf(order),
    customer: isAboutMoney(mail.purpose) ? payerOf(order, person) : customerOf(person),
    subject,
    opening: [opening, prepare],
    content: [{ link: { label, url } }],
  }
}
