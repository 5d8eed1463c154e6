import { orderMail as words } from '#copy/order/mail.ts'
import { packageNames } from '#copy/package-names.ts'
import { fillAll } from '../../../copy/fill.ts'
import { fullDay, money } from '../../../copy/format/format-work.ts'
import { untilTime } from '../../../copy/format/full-time.ts'
import { confirmOrderUrl } from '../../../domain/orders/ordering-site.ts'
import type { MailTable } from '../../database/tables/message-tables.ts'
import { contentOf } from '../../outbox/composed-mail.ts'
import { findDraft } from '../draft/draft-rows.ts'
import { findConfirmationBy } from '../record/find-confirmation-row.ts'
import { arrivalWords } from './mail-words.ts'
import { type MailSources, tokenContent, type WrittenMail } from './written-mail.ts'

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
