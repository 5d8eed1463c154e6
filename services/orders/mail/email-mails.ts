import * as v from 'valibot'
import { orderMail as words } from '#copy/order/mail.ts'
import { packageNames } from '#copy/package-names.ts'
import { fill, fillAll } from '../../../copy/fill.ts'
import { withFacts } from '../../../copy/format/company-facts.ts'
import { fullDay, money, untilTime } from '../../../copy/format/format-work.ts'
import { confirmEmailUrl, confirmOrderUrl } from '../../../domain/orders/ordering-site.ts'
import type { MailTable } from '../../database/tables/message-tables.ts'
import { contentOf } from '../../outbox/composed-mail.ts'
import { findConfirmationBy } from '../confirm/find-confirmation.ts'
import { findDraft } from '../draft/draft-rows.ts'
import { arrivalWords, type MailSources, tokenContent, type WrittenMail } from './mail-words.ts'

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
  const { link, closing, ...said } = words.emailCheck
  return {
    ...toAddress(found.email, found, said),
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
    .where((eb) => eb.and({ seq: event, field: 'email' }))
    .executeTakeFirst()
  if (!found) return undefined
  const { closing, ...said } = words.emailMoved
  return { ...toAddress(found.before, found, said), closing: [withFacts(closing)] }
}

/** What a mail says about an order to an address without the name of its customer. */
const toAddress = (
  address: string,
  { number, sample }: { number: string; sample: number },
  { subject, opening }: { subject: string; opening: string },
) => ({
  sample: sample === 1,
  customer: { name: '', address },
  subject: fill(subject, { number }),
  opening: [fill(opening, { number })],
})

/**
 * Asks to confirm an order, or says that no one has (R16.33). It repeats no typed text, because its reader may be a
 * stranger. Undefined once the order is confirmed, or forgotten.
 */
export async function confirmationMail(
  { database, orderSiteUrl }: MailSources,
  mail: MailTable,
): Promise<WrittenMail | undefined> {
  const { purpose } = mail
  const { token } = contentOf(tokenContent, mail)
  const row = await findConfirmationBy(database, 'token', token)
  const draft = row && (await findDraft(database, row.draftId))
  const address = draft?.details.email
  if (!row || !draft?.visit || !draft.confirmBy || draft.priceCents === undefined || row.orderId || !address)
    return undefined
  const { visit } = draft
  const { order, price } = words
  const { subject, opening, link, closing } = fillAll(words[purpose === 'orderAsked' ? 'asked' : 'lapsed'], {
    number: row.number,
    date: fullDay(visit.date),
    until: untilTime(draft.confirmBy),
  })
  const facts = [
    { label: order.number, value: row.number },
    { label: order.package, value: packageNames[draft.home.packageId] },
    { label: order.visit, value: fullDay(visit.date) },
    { label: order.arrival, value: arrivalWords(visit.part) },
    { label: price.total, value: money(draft.priceCents) },
  ]
  return {
    sample: row.sample === 1,
    house: { rooms: draft.home.rooms ?? [], stamp: purpose === 'orderAsked' ? 'notOrdered' : 'ended' },
    customer: { name: '', address },
    subject,
    opening: [opening],
    content: [
      { link: { label: link, url: confirmOrderUrl(orderSiteUrl, token) } },
      ...(purpose === 'orderAsked' ? [{ fields: facts }] : []),
    ],
    closing: [closing],
  }
}
