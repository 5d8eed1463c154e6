import { mobileNumber } from '../../../domain/contact/mobile-number.ts'
import { lastTextMessage } from '../../../domain/delivery/quiet-hours.ts'
import { officeClock } from '../../../domain/opening/office-time.ts'
import { paymentDue } from '../../../domain/payments/payment-due.ts'
import type { Database } from '../../database/schema.ts'
import type { PaymentPurpose } from '../../database/tables/message-tables.ts'
import type { OrderTable } from '../../database/tables/order-tables.ts'
import { newMail } from '../../outbox/new-mail.ts'
import { personOf } from '../record/find-order.ts'

/**
 * Queues a customer's notice about paying, inside the caller's transaction: by mail and, where there is a mobile
 * number, by text message (R18.10): not to a business, whose person on the spot does not pay. After a visit the mail about it asks for the payment, so that only the text message
 * is queued here. An order has one of each purpose.
 * @param from when it may go at the earliest
 * @param dueOn 'YYYY-MM-DD'; a text message that names it is dropped when its evening has passed
 * @returns false if it was queued before, or the recipient is gone
 */
export async function queuePaymentNotice(
  transaction: Database,
  { id, language, country, business }: Pick<OrderTable, 'id' | 'language' | 'country' | 'business'>,
  purpose: PaymentPurpose,
  now: Date,
  { from = now, dueOn }: { from?: Date; dueOn?: string },
): Promise<boolean> {
  const person = await personOf(transaction, id)
  if (!person) return false
  const channels = [
    ...(purpose === 'paymentRequest' ? [] : (['mail'] as const)),
    ...(!business && mobileNumber(country, person.phoneNumber) ? (['sms'] as const) : []),
  ]
  if (channels.length === 0) return false
  const rows = channels.map((channel) => {
    const notAfter = channel === 'sms' && dueOn ? lastTextMessage(dueOn).toISOString() : null
    const dedupeKey = channel === 'mail' ? `${id} ${purpose}` : `${id} ${purpose} ${channel}`
    // The composer reads what is due when it goes.
    return newMail({ orderId: id, language, purpose, channel, dedupeKey, notAfter }, now, from)
  })
  const queued = await transaction
    .insertInto('mail')
    .values(rows)
    .onConflict((conflict) => conflict.column('dedupeKey').doNothing())
    .returning('id')
    .execute()
  return queued.length > 0
}

/**
 * Queues the request by text message of customers who will not be there at the end, at ordering or once they say so
 * (R18.10): the mail about that has the link too.
 */
export async function requestBeforehand(
  transaction: Database,
  order: Pick<OrderTable, 'id' | 'language' | 'country' | 'business' | 'presence' | 'date'>,
  now: Date,
): Promise<void> {
  if (order.presence === 'present' || order.business) return
  const { dueOn } = paymentDue({ ...order, state: 'ordered' }, 0, officeClock(now).date)
  await queuePaymentNotice(transaction, order, 'paymentRequest', now, dueOn ? { dueOn } : {})
}
