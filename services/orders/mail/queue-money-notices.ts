import { mobileNumber } from '../../../domain/contact/mobile-number.ts'
import { undoUntil } from '../../../domain/orders/work-steps.ts'
import type { Database, Schema } from '../../database/schema.ts'
import { businessOf } from '../../database/stored-agreement.ts'
import { newMail } from '../../outbox/new-mail.ts'

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
