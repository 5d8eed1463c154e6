import { brand } from '../../../domain/company/company.ts'
import { repeatableFor, unknownAfter, watchedFor } from '../../../domain/payments/payment-attempt.ts'
import { type Database, retryingTransaction } from '../../database/schema.ts'
import type { OrderTable } from '../../database/tables/order-tables.ts'
import { lockOrder } from '../../orders/advance/advance-order.ts'
import { askRefunds } from '../../orders/charges/ask-refunds.ts'
import { ProviderRefusal } from '../provider/payment-provider.ts'
import { fetchReturns } from './fetch-returns.ts'
import { type Fetched, fetchPayment, settleAttempt, settleRefund } from './settle-attempt.ts'
import { createAtProvider, type OnlinePayments } from './start-payment.ts'

/**
 * Fetches the state of something at the provider, and applies it.
 * @throws ProviderAway while the provider does not answer
 */
export async function fetchSubject(services: OnlinePayments, kind: string, subject: string): Promise<Fetched> {
  if (kind === 'attempt') return await fetchAttempt(services, subject)
  if (kind === 'refund') return await sendRefund(services, subject)
  if (kind === 'returns') {
    await fetchReturns(services)
    return 'undecided'
  }
  await fetchPayment(services, subject)
  return 'done'
}

async function fetchAttempt(services: OnlinePayments, attemptId: string): Promise<Fetched> {
  const { database, clock, provider } = services
  const attempt = await database.selectFrom('paymentAttempt').selectAll().where('id', '=', attemptId).executeTakeFirst()
  if (!attempt || (attempt.state === 'failed' && attempt.providerId === null)) return 'done'
  const age = clock().getTime() - Date.parse(attempt.createdAt)
  try {
    if (attempt.providerId !== null) {
      const payment = await provider.readPayment(attempt.providerId)
      if (payment) return await settleAttempt(services, attemptId, payment)
      return age < watchedFor ? 'undecided' : 'done'
    }
    // The answer was lost. While the provider remembers the key, the same request brings it back.
    if (age < repeatableFor) {
      await createAtProvider(services, attempt)
      return 'undecided'
    }
  } catch (error) {
    if (error instanceof ProviderRefusal) return 'done'
    if (age > unknownAfter) await markUnknown(services, attemptId)
    throw error
  }
  await markUnknown(services, attemptId)
  return 'done'
}

async function markUnknown({ database }: OnlinePayments, attemptId: string): Promise<void> {
  await database
    .updateTable('paymentAttempt')
    .set({ state: 'unknown' })
    .where('id', '=', attemptId)
    .where('state', 'in', ['creating', 'open', 'pending'])
    .execute()
}

/** Gives back what was paid too much, by the payment that it came by, and watches it arrive. */
async function sendRefund(services: OnlinePayments, refundId: string): Promise<Fetched> {
  const begun = await beginRefund(services, refundId)
  if (!begun) return 'done'
  const { orderId, number, cents, paymentId, paymentProviderId } = begun
  if (!begun.isFirst) {
    // The answer may have been lost, and the provider forgets the key after an hour: what it made says whose it is.
    await fetchPayment(services, paymentProviderId)
    const now = await services.database.selectFrom('refund').selectAll().where('id', '=', refundId).executeTakeFirst()
    if (now?.state !== 'sent') return 'done'
    if (now.providerId !== null) return 'undecided'
  }
  try {
    const description = `${brand} ${number}`
    const refund = await services.provider.createRefund({ refundId, paymentProviderId, cents, description })
    await settle((transaction, order) => settleRefund(transaction, { ...order, paymentId }, refund, services.clock()))
    return refund.status === 'sent' ? 'undecided' : 'done'
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error
  }
  // The office sees what failed. What has gone back already, whoever made it at the provider, is not asked for again.
  await settle(async (transaction) => {
    await transaction.updateTable('refund').set({ state: 'failed' }).where('id', '=', refundId).execute()
    await askRefunds(transaction, [orderId], services.clock())
  })
  await fetchPayment(services, paymentProviderId)
  return 'done'

  async function settle(work: (transaction: Database, order: OrderTable) => Promise<void>) {
    await retryingTransaction(services.database, async (transaction) => {
      const order = await lockOrder(transaction, orderId)
      if (order) await work(transaction, order)
    })
  }
}

/** Marks a refund as sent: from here on it cannot be taken back, because the provider may have made it. */
async function beginRefund({ database }: OnlinePayments, refundId: string) {
  return await retryingTransaction(database, async (transaction) => {
    const refunds = transaction.selectFrom('refund').selectAll().where('id', '=', refundId)
    const known = await refunds.executeTakeFirst()
    if (!known) return undefined
    const order = await lockOrder(transaction, known.orderId)
    const refund = await refunds.executeTakeFirst()
    if (!order || !refund || refund.paymentId === null || !['asked', 'sent'].includes(refund.state)) return undefined
    const { paymentId } = refund
    const { providerId: paymentProviderId } = await transaction
      .selectFrom('payment')
      .select('providerId')
      .where('id', '=', paymentId)
      .executeTakeFirstOrThrow()
    await transaction.updateTable('refund').set({ state: 'sent' }).where('id', '=', refundId).execute()
    return { ...refund, number: order.number, paymentId, paymentProviderId, isFirst: refund.state === 'asked' }
  })
}
