import { complaint } from '#copy/order/complaint.ts'
import { notices } from '#copy/order/notices.ts'
import { fillAll } from '../../../copy/fill.ts'
import { fullDay } from '../../../copy/format/format-work.ts'
import { company } from '../../../domain/company/company.ts'
import { displayPhoneNumber } from '../../../domain/contact/phone-number.ts'
import { personOf } from '../record/find-order.ts'
import { orderOf } from '../record/order-rows.ts'
import { orderUrl } from '../record/order-url.ts'
import { redoAsOrder } from '../record/read-redos.ts'
import { arrivalWords, customerOf, type MailSources, type WrittenMail } from './mail-words.ts'
import { calendarAttachment } from './order-mails.ts'

/**
 * The mail that a redo is planned, moved or cancelled, with its entry for a calendar (R17.46). Undefined where it has
 * changed once more since it was queued, which another mail says, or its customer was forgotten.
 */
export async function redoMail(
  { database, orderSiteUrl }: MailSources,
  orderId: string,
  { redo: id, version }: { redo: string; version: number },
): Promise<WrittenMail | undefined> {
  const redo = await database.selectFrom('redo').selectAll().where('id', '=', id).executeTakeFirst()
  const row = await database.selectFrom('order').selectAll().where('id', '=', orderId).executeTakeFirst()
  const person = await personOf(database, orderId)
  if (!redo || !row || !person || redo.version !== version) return undefined
  const { key } = orderOf(row)
  const order = redoAsOrder(row, redo)
  const phone = displayPhoneNumber(row.country, company.phoneNumber[row.country])
  const facts = { number: row.number, date: fullDay(redo.date), arrival: arrivalWords(redo.part), phone }
  const { subject, opening } = fillAll(complaint.mail[redo.state === 'cancelled' ? 'cancelled' : 'planned'], facts)
  return {
    sample: order.sample,
    customer: customerOf(person),
    attachments: [calendarAttachment({ order, person }, new Date(redo.changedAt))],
    subject,
    opening: [opening],
    content: [
      ...(redo.state === 'cancelled' || !redo.work ? [] : [{ fields: [{ label: complaint.work, value: redo.work }] }]),
      { link: { label: notices.link, url: orderUrl(orderSiteUrl, key) } },
    ],
  }
}
