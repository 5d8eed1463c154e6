import { negateCents } from '../../../domain/money/cents.ts'
import { lastRefundDay } from '../../../domain/orders/withdrawal-period.ts'
import { isDecided, stateAfter } from '../../../domain/payments/payment-attempt.ts'
import { type Database, retryingTransaction } from '../../database/schema.ts'
import { lockOrder } from '../../orders/advance/advance-order.ts'
import { askRefunds } from '../../orders/charges/ask-refunds.ts'
import type {
  PaymentProvider,
  ProviderChargeback,
  ProviderPayment,
  ProviderRefund,
} from '../provider/payment-provider.ts'
import { recordPayment } from '../record/record-payment.ts'
import { queueFetch } from './fetch-queue.ts'

/** The result of a fetch. `undecided`: it may still change. */
export type Fetched = 'done' | 'undecided'

/**
 * Applies what the provider says about a payment of an id that we may not know; one that is not ours is left alone.
 * @throws ProviderAway while the provider does not answer
 */
export async function fetchPayment(
  services: { database: Database; clock: () => Date; provider: PaymentProvider },
  providerId: string,
): Promise<void> {
  const payment = await services.provider.readPayment(providerId)
  if (payment?.attemptId) await settleAttempt(services, payment.attemptId, payment)
}

/**
 * Applies what the provider says about a payment that was made for an attempt, under the lock of its order: the only
 * place where an online payment becomes money that we have (R18.20). The same answer twice, late or in any order
 * changes nothing more.
 * @returns `undecided`: to be fetched again. Also where we offer the payment no more, it may be paid in an open tab
 */
export async function settleAttempt(
  { database, clock }: { database: Database; clock: () => Date },
  attemptId: string,
  { providerId, status, cents, checkoutUrl, chargebacks, refunds }: ProviderPayment,
): Promise<Fetched> {
  return await retryingTransaction(database, async (transaction) => {
    const attempts = transaction.selectFrom('paymentAttempt').selectAll().where('id', '=', attemptId)
    const known = await attempts.executeTakeFirst()
    if (!known) return 'done'
    const order = await lockOrder(transaction, known.orderId)
    const before = await attempts.executeTakeFirstOrThrow()
    const now = clock()
    // The idempotency key had expired, so the provider made a second payment: the first is the attempt's, and money of
    // both is ours.
    if (before.providerId === null || before.providerId === providerId) {
      await transaction
        .updateTable('paymentAttempt')
        .set({
          providerId,
          state: stateAfter(before.state, status),
          fetchedAt: now.toISOString(),
          checkoutUrl: checkoutUrl ?? null,
        })
        .where('id', '=', attemptId)
        .execute()
    }
    if (order && status === 'paid') {
      const payment = { orderId: before.orderId, method: 'online', provider: 'mollie', providerId, cents } as const
      await recordPayment(transaction, payment, now)
      const paid = transaction.selectFrom('payment').select('id').where('provider', '=', 'mollie')
      const { id: paymentId } = await paid.where('providerId', '=', providerId).executeTakeFirstOrThrow()
      for (const entry of chargebacks.flatMap(chargebackEntries))
        await recordPayment(transaction, { ...payment, ...entry, method: 'chargeback', reverses: paymentId }, now)
      for (const refund of refunds) await settleRefund(transaction, { ...order, paymentId }, refund, now)
    }
    return isDecided(status) ? 'done' : 'undecided'
  })
}

/**
 * The entries of a chargeback (R18.24): what the bank took back and, where it thought better of it, gave back again.
 */
export function chargebackEntries({ providerId, cents, isReversed }: ProviderChargeback) {
  const taken = { providerId, cents: negateCents(cents) }
  return isReversed ? [taken, { providerId: `${providerId} reversed`, cents }] : [taken]
}

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
