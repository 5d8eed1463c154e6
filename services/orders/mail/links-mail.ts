import { orderMail as words } from '#copy/order/mail.ts'
import { fill } from '../../../copy/fill.ts'
import { fullDay } from '../../../copy/format/format-work.ts'
import type { Order } from '../../../domain/orders/order.ts'
import type { OrderState } from '../../../domain/orders/order-states.ts'
import type { MailTable } from '../../database/tables/message-tables.ts'
import { orderOf } from '../record/order-rows.ts'
import { orderUrl } from '../record/order-url.ts'
import { customerOf, type MailSources, type WrittenMail } from './mail-words.ts'

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
    link: { label: labelOf(order), url: orderUrl(orderSiteUrl, key) },
  }))
  return {
    sample: newest.sample === 1,
    customer: customerOf(newest),
    subject: words.links.subject,
    opening: [words.links.opening],
    content: links,
    closing: [words.links.notYou],
  }
}

/** An order by its number and date, and how it has ended if no one comes for it. */
function labelOf({ number, state, visit }: Order): string {
  const states: Partial<Record<OrderState, string>> = words.links.states
  const facts = { number, date: fullDay(visit.date) }
  const ended = states[state]
  return ended ? fill(words.links.endedOrder, { ...facts, state: ended }) : fill(words.links.order, facts)
}
