import type { Tariff } from '../domain/estimate/tariff.ts'
import { type Settings, SettingsProblem } from '../services/settings/settings.ts'

/**
 * Stops the start where real money would be taken at sample prices.
 * @throws SettingsProblem
 */
export function refuseSamplesForMoney({
  settings: { payments },
  estimator,
}: {
  settings: Pick<Settings, 'payments'>
  estimator: { readonly tariff: Tariff } | undefined
}): void {
  if (!estimator?.tariff.sample || !payments?.apiKey.startsWith('live_')) return
  throw new SettingsProblem(
    'MOLLIE_API_KEY takes real money, and the prices are samples: enter your own in the office, or use a key that begins with test_.',
  )
}
