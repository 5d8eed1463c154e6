import type { ProviderReturns } from '../provider/payment-provider.ts'
import { chargebackEntries, fetchPayment } from './settle-attempt.ts'
import type { OnlinePayments } from './start-payment.ts'

/**
 * Applies the newest chargebacks and refunds of the provider that the ledger does not have yet, so that they are found
 * without a webhook too (R18.24).
 * @throws ProviderAway while the provider does not answer
 */
export async function fetchReturns(services: OnlinePayments): Promise<void> {
  const returns = await services.provider.newestReturns()
  for (const id of await changedPayments(services, returns)) await fetchPayment(services, id)
}

/** The provider's ids of payments of which something went back that is not in our tables. */
async function changedPayments({ database }: OnlinePayments, { chargebacks, refunds }: ProviderReturns) {
  const returned = [
    ...chargebacks.flatMap((chargeback) =>
      chargebackEntries(chargeback).map(({ providerId }) => ({ of: chargeback.paymentProviderId, providerId })),
    ),
    ...refunds
      .filter(({ status }) => status === 'done')
      .map(({ providerId, paymentProviderId: of }) => ({ of, providerId })),
  ]
  const sent = refunds.filter(({ status }) => status === 'sent')
  const idsOf = (some: readonly { providerId: string }[]) => ['', ...some.map(({ providerId }) => providerId)]
  const payments = await database
    .selectFrom('payment')
    .select('providerId')
    .where('provider', '=', 'mollie')
    .where('providerId', 'in', idsOf(returned))
    .execute()
  const begun = await database
    .selectFrom('refund')
    .select('providerId')
    .where('providerId', 'in', idsOf(sent))
    .execute()
  const known = new Set([...payments, ...begun].map(({ providerId }) => providerId))
  const missing = [...returned, ...sent.map(({ providerId, paymentProviderId: of }) => ({ of, providerId }))]
  return new Set(missing.filter(({ providerId }) => !known.has(providerId)).map(({ of }) => of))
}
