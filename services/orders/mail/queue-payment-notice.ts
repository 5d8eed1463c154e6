import { mobileNumber } from '../../../domain/contact/mobile-number.ts'
import { lastTextMessage } from '../../../domain/delivery/quiet-hours.ts'
import { officeClock } from '../../../domain/opening/office-time.ts'
import { undoUntil } from '../../../domain/orders/work-steps.ts'
import { paymentDue } from '../../../domain/payments/payment-due.ts'
import type { Database, Schema } from '../../database/schema.ts'
import { businessOf } from '../../database/stored-agreement.ts'
import type { PaymentPurpose } from '../../database/tables/message-tables.ts'
import type { OrderTable } from '../../database/tables/order-tables.ts'
import { newMail, queueMails } from '../../outbox/new-mail.ts'
import { personOf } from '../record/find-order.ts'

/**
 * Queues a customer's notice about paying (R18.10), inside the caller's transaction: by mail and, to a mobile number,
 * by text message, but not to a business, whose person on the spot does not pay. After a visit the mail about it asks
 * for the payment, so only the text is queued here. An order has one of each purpose.
 * @param from when it may go at the earliest
 * @param dueOn 'YYYY-MM-DD'; a text message that names it is dropped when its evening has passed
 * @returns `isNew`: false if it was queued before, or the recipient is gone
 */
export async function queuePaymentNotice(
  transaction: Database,
  { id, language, country, business }: Pick<OrderTable, 'id' | 'language' | 'country' | 'business'>,
  purpose: PaymentPurpose,
  now: Date,
  { from = now, dueOn }: { from?: Date; dueOn?: string },
): Promise<{ outcome: 'done'; isNew: boolean }> {
  const person = await personOf(transaction, id)
  if (!person) return { outcome: 'done', isNew: false }
  const channels = [
    ...(purpose === 'paymentRequest' ? [] : (['mail'] as const)),
    ...(!business && mobileNumber(country, person.phoneNumber) ? (['sms'] as const) : []),
  ]
  if (channels.length === 0) return { outcome: 'done', isNew: false }
  const rows = channels.map((channel) => {
    const notAfter = channel === 'sms' && dueOn ? lastTextMessage(dueOn).toISOString() : null
    const dedupeKey = channel === 'mail' ? `${id} ${purpose}` : `${id} ${purpose} ${channel}`
    // The composer reads what is due when it goes.
    return newMail({ orderId: id, language, purpose, channel, dedupeKey, notAfter }, now, from)
  })
  return { outcome: 'done', isNew: (await queueMails(transaction, rows)) > 0 }
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

type Moved = Pick<Schema['payment'], 'id' | 'orderId' | 'method' | 'provider' | 'cents'>

/**
 * Queues the news that money has come or gone back, once for each payment, inside the caller's transaction (R18.26): by
 * mail, or by text message to customers without an e-mail address. What the office recorded by hand waits until the
 * minutes in which mistakes are noticed are over. Corrections are not announced, nor chargebacks, which
 * the customer asked for.
 */
export async function queueMoneyNotices(transaction: Database, payments: readonly Moved[], now: Date): Promise<void> {
  const moved = payments.filter(({ method }) => method !== 'correction' && method !== 'chargeback')
  if (moved.length === 0) return
  const customers = await transaction
    .selectFrom('order')
    .innerJoin('orderPerson', 'orderPerson.orderId', 'order.id')
    .select(['id', 'language', 'country', 'business', 'email', 'phoneNumber'])
    .where(
      'id',
      'in',
      moved.map(({ orderId }) => orderId),
    )
    .execute()
  const byOrder = new Map(customers.map((customer) => [customer.id, customer]))
  const rows = moved.flatMap(({ id, orderId, provider, cents }) => {
    const customer = byOrder.get(orderId)
    if (!customer) return []
    const { language, country, phoneNumber } = customer
    const email = businessOf(customer)?.invoiceEmail ?? customer.email
    if (!email && !mobileNumber(country, phoneNumber)) return []
    const purpose = cents > 0 ? ('moneyReceived' as const) : ('moneyRefunded' as const)
    const given = { orderId, language, purpose, channel: email ? ('mail' as const) : ('sms' as const) }
    const content = JSON.stringify({ payment: id })
    return newMail({ ...given, content, dedupeKey: `${id} moved` }, now, provider === 'office' ? undoUntil(now) : now)
  })
  if (rows.length > 0) await transaction.insertInto('mail').values(rows).execute()
}
