import { orderMail as words } from '#copy/order/mail.ts'
import { fill } from '../../../copy/fill.ts'
import { fullDay } from '../../../copy/format/format-work.ts'
import type { MailTable } from '../../database/tables/message-tables.ts'
import { orderOf } from '../record/order-rows.ts'
import { orderUrl } from '../record/order-url.ts'
import type { MailSources, WrittenMail } from './written-mail.ts'

/** Orders in one mail at most, the newest ones. */
const mostLinks = 20

/** The links to the orders of an address; undefined if it has none. */
export async function linksMail(
  { database, orderSiteUrl }: MailSources,
  { recipient, language }: MailTable,
): Promise<WrittenMail | undefined> {
  if (recipient === null) return undefined
  const rows = await database
    .selectFrom('order')
    .innerJoin('orderPerson', 'orderPerson.orderId', 'order.id')
    .selectAll('order')
    .select(['firstName', 'lastName', 'email'])
    .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', recipient))
    .where('language', '=', language)
    .orderBy('orderedAt', 'desc')
    .limit(mostLinks)
    .execute()
  const [newest] = rows
  if (!newest) return undefined
  const links = rows.map(orderOf).map(({ order, key }) => ({
    link: {
      label: fill(words.links.order, { number: order.number, date: fullDay(order.visit.date) }),
      url: orderUrl(orderSiteUrl, key),
    },
  }))
  return {
    sample: newest.sample === 1,
    customer: { name: `${newest.firstName} ${newest.lastName}`, address: newest.email },
    subject: words.links.subject,
    opening: [words.links.opening],
    content: links,
    closing: [words.links.notYou],
  }
}
