import { language } from '#copy/language.ts'
import type { Tariff } from '../../domain/estimate/tariff.ts'
import { countryOf } from '../../domain/language.ts'
import { type Engine, freshDatabase } from '../database/engines.ts'
import { orderServices, sampleTariff } from './open-order-services.ts'

/** The services of orders on a new database. @param different of the site's sample tariff */
export const openOrders = async (engine: Engine = 'sqlite', different: Partial<Tariff> = {}) =>
  await orderServices(await freshDatabase(engine), sampleTariff(countryOf(language), different))
