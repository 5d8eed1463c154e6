import { settleAttempt } from './settle-attempt.ts'
import type { OnlinePayments } from './start-payment.ts'

/**
 * Takes over what the provider says about a payment of an id that we may not know; one that is not ours is left alone.
 * @throws ProviderAway while the provider does not answer
 */
export async function takeOver(services: OnlinePayments, providerId: string): Promise<void> {
  const payment = await services.provider.readPayment(providerId)
  if (payment?.attemptId) await settleAttempt(services, payment.attemptId, payment)
}
