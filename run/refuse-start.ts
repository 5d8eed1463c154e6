import { company } from '../domain/company/company.ts'
import { companyFolder } from '../domain/company/read-company.ts'
import type { Tariff } from '../domain/estimate/tariff.ts'
import { openOrderStates } from '../domain/orders/order-states.ts'
import type { Database } from '../services/database/schema.ts'
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

/**
 * Stops the start while someone has yet to come for an order of a country that the company no longer serves (R1.12).
 * @throws SettingsProblem with its number
 */
export async function refuseUnservedOrders({ database }: { database: Database }): Promise<void> {
  const order = await database
    .selectFrom('order')
    .select('number')
    .where('country', 'not in', company.countries)
    .where('state', 'in', openOrderStates)
    .orderBy('date')
    .limit(1)
    .executeTakeFirst()
  if (order)
    throw new SettingsProblem(
      `Order ${order.number} is open in a country that ${companyFolder}/company.yaml no longer lists: list it until its orders are done.`,
    )
}
