import { servedLanguages } from '../../domain/company/company.ts'
import { languages } from '../../domain/language.ts'
import { ordersIn } from '../../office/gate/orders-in-language.ts'
import type { Database } from '../../services/database/schema.ts'
import { planTariffs } from '../../services/estimates/tariff-versions.ts'
import { removeSampleLeads, removeSampleOrders } from '../../services/seed/remove-samples.ts'
import { seedDatabase, takesSamples } from '../../services/seed/seed-database.ts'
import { seedOrders } from '../../services/seed/seed-orders.ts'
import type { Settings } from '../../services/settings/settings.ts'

/**
 * Fills a new database with samples (R17.29), and removes those that no longer belong: messages once the office
 * is set up for real customers, and orders besides once the tariff of their country is real.
 */
export async function bringSamples(settings: Settings, database: Database, now: Date): Promise<void> {
  const takes = takesSamples(settings)
  const isNew = takes && (await seedDatabase(database, now))
  if (!takes) await removeSampleLeads(database, now)
  const sources = { settings, database, log: { info() {}, error() {} }, clock: () => now }
  for (const language of languages) {
    const orders = servedLanguages.includes(language) ? ordersIn(language, sources) : undefined
    await planTariffs(database, orders?.estimator)
    if (isNew && orders) await seedOrders(orders, now)
    if (!takes || !orders?.estimator.tariff.sample) await removeSampleOrders(database, language)
  }
}
