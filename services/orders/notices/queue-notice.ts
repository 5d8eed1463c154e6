import { mobileNumber } from '../../../domain/contact/mobile-number.ts'
import { lastTextMessage, textMessageTime } from '../../../domain/delivery/quiet-hours.ts'
import { officeClock } from '../../../domain/opening/office-time.ts'
import type { Database } from '../../database/schema.ts'
import type { NoticePurpose } from '../../database/tables/message-tables.ts'
import type { OrderTable } from '../../database/tables/order-tables.ts'
import { newMail, queueMails } from '../../outbox/new-mail.ts'
import { personOf } from '../record/find-order.ts'

/** The deduplication key of a notice: its order, its kind, and the date of the visit. */
export const noticeKey = (orderId: string, purpose: NoticePurpose, date: string): string =>
  `${orderId} ${purpose} ${date}`

/**
 * Queues a notice about the visit of an order, inside the caller's transaction: by text message, or by mail without a
 * mobile number, or where the quiet hours leave no time for a text message. Each visit has one of each purpose, unless
 * a `formId` tells them apart.
 * @param notAfter when it stops being news; a text message is dropped in the evening of its day too
 * @param more what it says beside the date of the visit; `formId`: the id of the form that it comes from; `from`: when
 *   it may go at the earliest
 * @returns `isNew`: false if it was queued before, or the recipient is gone
 */
export async function queueNotice(
  transaction: Database,
  { id, language, country, date }: Pick<OrderTable, 'id' | 'language' | 'country' | 'date'>,
  purpose: NoticePurpose,
  notAfter: Date,
  now: Date,
  { more, formId, from = now }: { more?: Readonly<Record<string, unknown>>; formId?: string; from?: Date } = {},
): Promise<{ outcome: 'done'; isNew: boolean }> {
  const person = await personOf(transaction, id)
  if (!person) return { outcome: 'done', isNew: false }
  const opensAt = textMessageTime(now)
  const texts = mobileNumber(country, person.phoneNumber) && (opensAt < notAfter || person.email === '')
  const channel = texts ? 'sms' : 'mail'
  const evening = lastTextMessage(officeClock(opensAt).date)
  const last = channel === 'sms' && evening < notAfter ? evening : notAfter
  const given = { orderId: id, language, purpose, channel, notAfter: last.toISOString() } as const
  const content = JSON.stringify({ date, ...more })
  const dedupeKey = [noticeKey(id, purpose, date), formId].filter(Boolean).join(' ')
  const queued = await queueMails(transaction, [newMail({ ...given, content, dedupeKey }, now, from)])
  return { outcome: 'done', isNew: queued > 0 }
}
