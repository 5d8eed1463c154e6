import * as v from 'valibot'
import { orderMail as words } from '#copy/order/mail.ts'
import { fill } from '../../../copy/fill.ts'
import { withFacts } from '../../../copy/format/company-facts.ts'
import { confirmEmailUrl } from '../../../domain/orders/ordering-site.ts'
import type { MailTable } from '../../database/tables/message-tables.ts'
import { contentOf } from '../../outbox/composed-mail.ts'
import { type MailSources, tokenContent, type WrittenMail } from './written-mail.ts'

const movedContent = v.object({ event: v.number() })

/** Asks a new address to confirm itself. It names no one: who reads it may be a stranger to the customer. */
export async function emailCheckMail(
  { database, orderSiteUrl }: MailSources,
  mail: MailTable,
): Promise<WrittenMail | undefined> {
  const { token } = contentOf(tokenContent, mail)
  const found = await database
    .selectFrom('emailChange')
    .innerJoin('order', 'order.id', 'emailChange.orderId')
    .select(['emailChange.email', 'order.number', 'order.sample'])
    .where('token', '=', token)
    .executeTakeFirst()
  if (!found) return undefined
  const { subject, opening, link, closing } = words.emailCheck
  return {
    sample: found.sample === 1,
    customer: { name: '', address: found.email },
    subject: fill(subject, { number: found.number }),
    opening: [fill(opening, { number: found.number })],
    content: [{ link: { label: link, url: confirmEmailUrl(orderSiteUrl, token) } }],
    closing: [closing],
  }
}

/** Notifies the former address that mail about the order goes elsewhere now. */
export async function emailMovedMail({ database }: MailSources, mail: MailTable): Promise<WrittenMail | undefined> {
  const { event } = contentOf(movedContent, mail)
  const found = await database
    .selectFrom('orderDetailChange')
    .innerJoin('order', 'order.id', 'orderDetailChange.orderId')
    .select(['orderDetailChange.before', 'order.number', 'order.sample'])
    .where('orderId', '=', mail.orderId)
    .where('seq', '=', event)
    .where('field', '=', 'email')
    .executeTakeFirst()
  if (!found) return undefined
  const { subject, opening, closing } = words.emailMoved
  return {
    sample: found.sample === 1,
    customer: { name: '', address: found.before },
    subject: fill(subject, { number: found.number }),
    opening: [fill(opening, { number: found.number })],
    content: [],
    closing: [withFacts(closing)],
  }
}
