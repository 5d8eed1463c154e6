import { brand } from '../../../domain/company/brand.ts'
import { negateCents } from '../../../domain/money/cents.ts'
import { repeatableFor, unknownAfter, watchedFor } from '../../../domain/payments/payment-attempt.ts'
import { retryingTransaction } from '../../database/retrying-transaction.ts'
import { lockOrder } from '../../orders/advance/advance-order.ts'
import { askRefunds } from '../../orders/charges/ask-refunds.ts'
import { ProviderRefusal } from '../provider/payment-provider.ts'
import { recordPayment } from '../record/record-payment.ts'
import { lookAtChargebacks } from './look-at-chargebacks.ts'
import { settleAttempt } from './settle-attempt.ts'
import { createAtProvider, type OnlinePayments } from './start-payment.ts'
import { takeOver } from './take-over.ts'

/**
 * Looks at something at the provider and takes over what it says.
 * @returns whether to look again
 * @throws ProviderAway while the provider does not answer
 */
export async function look(services: OnlinePayments, kind: string, subject: string): Promise<boolean> {
  if (kind === 'attempt') return await lookAtAttempt(services, subject)
  if (kind === 'refund') return await lookAtRefund(services, subject)
  if (kind === 'chargebacks') {
    await lookAtChargebacks(services)
    return true
  }
  await takeOver(services, subject)
  return false
}

async function lookAtAttempt(services: OnlinePayments, attemptId: string): Promise<boolean> {
  const { database, clock, provider } = services
  const attempt = await database.selectFrom('paymentAttempt').selectAll().where('id', '=', attemptId).executeTakeFirst()
  if (!attempt || (attempt.state === 'failed' && attempt.providerId === null)) return false
  const age = clock().getTime() - Date.parse(attempt.createdAt)
  try {
    if (attempt.providerId !== null) {
      const payment = await provider.readPayment(attempt.providerId)
      return payment ? await settleAttempt(services, attemptId, payment) : age < watchedFor
    }
    // The answer was lost. While the provider remembers the key, the same request brings it back.
    if (age < repeatableFor) {
      await createAtProvider(services, attempt)
      return true
    }
  } catch (error) {
    if (error instanceof ProviderRefusal) return false
    if (age > unknownAfter) await markUnknown(services, attemptId)
    throw error
  }
  await markUnknown(services, attemptId)
  return false
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
async function lookAtRefund(services: OnlinePayments, refundId: string): Promise<boolean> {
  const { database, clock, provider } = services
  const begun = await retryingTransaction(database, async (transaction) => {
    const refunds = transaction.selectFrom('refund').selectAll().where('id', '=', refundId)
    const known = await refunds.executeTakeFirst()
    if (!known) return undefined
    const order = await lockOrder(transaction, known.orderId)
    const refund = await refunds.executeTakeFirst()
    if (!order || !refund || refund.paymentId === null || !['asked', 'sent'].includes(refund.state)) return undefined
    const payment = await transaction
      .selectFrom('payment')
      .select('providerId')
      .where('id', '=', refund.paymentId)
      .executeTakeFirstOrThrow()
    // From here on it cannot be taken back: the provider may have done it.
    await transaction.updateTable('refund').set({ state: 'sent' }).where('id', '=', refundId).execute()
    const isFirst = refund.state === 'asked'
    return { ...refund, number: order.number, paymentProviderId: payment.providerId, isFirst }
  })
  if (!begun) return false
  const { orderId, number, cents, paymentProviderId, isFirst } = begun
  try {
    // Its answer may have been lost, and the provider forgets the key after an hour: what it made says whose it is.
    const made = isFirst ? undefined : await provider.readRefund(paymentProviderId, refundId)
    const wanted = { refundId, paymentProviderId, cents, description: `${brand} ${number}` }
    const refund = made ?? (await provider.createRefund(wanted))
    await retryingTransaction(database, async (transaction) => {
      await lockOrder(transaction, orderId)
      const changed = { state: refund.status, providerId: refund.providerId }
      await transaction.updateTable('refund').set(changed).where('id', '=', refundId).execute()
      // A refund that a bank refused may not be owed any more: more was charged while it was under way.
      if (refund.status === 'failed') await askRefunds(transaction, [orderId], clock())
      if (refund.status !== 'done') return
      const given = { orderId, method: 'online', provider: 'mollie', providerId: refund.providerId } as const
      await recordPayment(transaction, { ...given, cents: negateCents(cents) }, clock())
    })
    return refund.status === 'sent'
  } catch (error) {
    if (error instanceof ProviderRefusal) return await fail()
    throw error
  }

  /** Somebody has to look: the office sees it. */
  async function fail(): Promise<false> {
    await retryingTransaction(database, async (transaction) => {
      await lockOrder(transaction, orderId)
      await transaction.updateTable('refund').set({ state: 'failed' }).where('id', '=', refundId).execute()
      await askRefunds(transaction, [orderId], clock())
    })
    return false
  }
}
