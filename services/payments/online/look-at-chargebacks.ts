import { chargebackEntries } from './settle-attempt.ts'
import type { OnlinePayments } from './start-payment.ts'
import { takeOver } from './take-over.ts'

/**
 * Takes over the newest chargebacks of the provider that the ledger does not have yet, so that they are found without a
 * webhook too (R18.24).
 * @throws ProviderAway while the provider does not answer
 */
export async function lookAtChargebacks(services: OnlinePayments): Promise<void> {
  const newest = await services.provider.newestChargebacks()
  const entries = newest.flatMap(chargebackEntries)
  if (entries.length === 0) return
  const rows = await services.database
    .selectFrom('payment')
    .select('providerId')
    .where('provider', '=', 'mollie')
    .where(
      'providerId',
      'in',
      entries.map(({ providerId }) => providerId),
    )
    .execute()
  const known = new Set(rows.map(({ providerId }) => providerId))
  const missing = newest.filter((chargeback) =>
    chargebackEntries(chargeback).some(({ providerId }) => !known.has(providerId)),
  )
  for (const id of new Set(missing.map(({ paymentProviderId }) => paymentProviderId))) await takeOver(services, id)
}
