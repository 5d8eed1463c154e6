import { negateCents } from '../../../domain/money/cents.ts'
import { lastRefundDay } from '../../../domain/orders/withdrawal-period.ts'
import type { Database } from '../../database/schema.ts'
import { askRefunds } from '../../orders/charges/ask-refunds.ts'
import type { ProviderRefund } from '../provider/payment-provider.ts'
import { recordPayment } from '../record/record-payment.ts'
import { queueFetch } from './fetch-queue.ts'

/**
 * Applies what the provider says about a refund: one that we asked for, or one that was made at the provider itself
 * (R18.25), which gets a row with the provider's id as its own. Runs in a transaction that has locked the order.
 * @param order the order, and the payment that goes back
 */
export async function settleRefund(
  transaction: Database,
  { id: orderId, country, paymentId }: { id: string; country: 'BE' | 'NL'; paymentId: string },
  { providerId, refundId = providerId, cents, status }: ProviderRefund,
  now: Date,
): Promise<void> {
  const rows = transaction.selectFrom('refund').selectAll().where('paymentId', '=', paymentId)
  const known = await rows
    .where((eb) => eb.or([eb('providerId', '=', providerId), eb('id', '=', refundId)]))
    .executeTakeFirst()
  if (!known && status === 'failed') return
  if (!known) {
    const row = { id: providerId, orderId, cents, state: status, paymentId, providerId, askedAt: now.toISOString() }
    await transaction
      .insertInto('refund')
      .values({ ...row, dueBy: lastRefundDay(country, now) })
      .execute()
    if (status === 'sent') await queueFetch(transaction, 'refund', providerId, now)
  } else if (known.state !== 'done') {
    await transaction.updateTable('refund').set({ state: status, providerId }).where('id', '=', known.id).execute()
  }
  const given = { orderId, method: 'online', provider: 'mollie', providerId, cents: negateCents(cents) } as const
  const isNew = status === 'done' && (await recordPayment(transaction, given, now)) === 1
  // More may have been charged since, or less be left to give back: what is on its way has changed.
  if (!isNew && (!known || known.state !== status)) await askRefunds(transaction, [orderId], now)
}
