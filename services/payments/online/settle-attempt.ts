import { negateCents } from '../../../domain/money/cents.ts'
import { isDecided, stateAfter } from '../../../domain/payments/payment-attempt.ts'
import { type Database, retryingTransaction } from '../../database/schema.ts'
import { lockOrder } from '../../orders/advance/advance-order.ts'
import type { PaymentProvider, ProviderChargeback, ProviderPayment } from '../provider/payment-provider.ts'
import { recordPayment } from '../record/record-payment.ts'
import { settleRefund } from './settle-refund.ts'

/** What a fetch comes to. `undecided`: something more may come of it. */
export interface Fetched {
  outcome: 'done' | 'undecided'
}

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
 * place where an online payment becomes money that we have (R18.20). The same answer twice, late or in any order changes
 * nothing more.
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
    if (!known) return { outcome: 'done' }
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
    return { outcome: isDecided(status) ? 'done' : 'undecided' }
  })
}

/**
 * The entries of a chargeback (R18.24): what the bank took back and, where it thought better of it, gave back again.
 */
export function chargebackEntries({ providerId, cents, isReversed }: ProviderChargeback) {
  const taken = { providerId, cents: negateCents(cents) }
  return isReversed ? [taken, { providerId: `${providerId} reversed`, cents }] : [taken]
}
