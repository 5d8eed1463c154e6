import { orderMail as words } from '#copy/order/mail.ts'
import { officeOrderMail } from '#copy/order/office-mail.ts'
import { fill } from '../../../copy/fill.ts'
import { fullDay, money } from '../../../copy/format/format-work.ts'
import type { OrderView } from '../../../domain/orders/order.ts'
import { orderAtEvent } from '../record/order-at-event.ts'
import { orderUrl, payUrl } from '../record/order-url.ts'
import { calendarFile } from './calendar-file.ts'
import { changeParts } from './change-parts.ts'
import { changeMail, confirmationMail } from './contract-mails.ts'
import { endedParts, officeParts } from './contract-parts.ts'
import { cancelMail, notDoneMail, settledMail } from './ended-mails.ts'
import { inspectedMail } from './inspected-mail.ts'
import { customerOf, type EventMail, houseOf, type MailSources, type WrittenMail } from './mail-words.ts'

/** Writes the mail about each kind of event; about all others, that the order has changed. */
const writers: Readonly<Record<string, (mail: EventMail) => Promise<WrittenMail> | WrittenMail | undefined>> = {
  place: confirmationMail,
  cancel: cancelMail,
  giveUp: notDoneMail,
  settleWithdrawal: settledMail,
  inspect: inspectedMail,
}

/** The mail to the customer about an event of an order; undefined if there is no such event. */
export async function customerMail(
  sources: MailSources,
  orderId: string,
  { event: seq, since }: { event: number; since?: number },
): Promise<WrittenMail | undefined> {
  const found = await orderAtEvent(sources.database, orderId, seq, since)
  if (!found) return undefined
  const { event, view } = found
  const { order, key } = view
  const payLabel = order.sample ? words.paymentPage : words.payLink
  const mail: EventMail = {
    sources,
    found,
    common: {
      sample: order.sample,
      house: houseOf(order),
      customer: customerOf(view.person),
      attachments: [calendarAttachment(view, event.at)],
    },
    pay: { link: { label: payLabel, url: payUrl(sources.orderSiteUrl, key) } },
    url: orderUrl(sources.orderSiteUrl, key),
  }
  return (await writers[event.kind]?.(mail)) ?? changeMail(mail)
}

/** The office's mail about a new, changed or ended order. */
export async function officeMail(
  { database, officeUrl }: MailSources,
  orderId: string,
  { event: seq }: { event: number },
): Promise<WrittenMail | undefined> {
  const found = await orderAtEvent(database, orderId, seq)
  if (!found) return undefined
  const { event, view } = found
  const subjects: Readonly<Record<string, string>> = officeOrderMail.subject
  const { opening, owes, owesNothing, link } = officeOrderMail
  const customer = customerOf(view.person)
  const subject = fill(subjects[event.kind] ?? officeOrderMail.subject.place, {
    number: view.order.number,
    date: fullDay(view.order.visit.date),
  })
  const owed = view.order.owedCents
  return {
    sample: view.order.sample,
    customer,
    subject,
    opening: [
      ...(event.kind === 'cancel' ? [owed ? fill(owes, { fee: money(owed) }) : owesNothing] : []),
      fill(opening, { name: customer.name }),
    ],
    content: [
      { link: { label: link, url: `${officeUrl}/orders/${view.order.number}` } },
      ...changeParts(found),
      ...(event.kind === 'place' ? officeParts(view, event.at) : endedParts(view, officeOrderMail.order.heading)),
    ],
  }
}

/** The visit as a file that calendars read. */
export function calendarAttachment(view: Pick<OrderView, 'order' | 'person'>, at: Date) {
  const content = calendarFile(view, at)
  const method = /^METHOD:(\w+)/m.exec(content)?.[1] ?? 'PUBLISH'
  return { filename: words.calendar.file, contentType: `text/calendar; charset=utf-8; method=${method}`, content }
}
