import type { Tariff } from '../../domain/estimate/tariff.ts'
import type { Country } from '../../domain/language.ts'
import type { Database } from '../database/schema.ts'
import { readStoredJson } from '../database/stored-json.ts'
import type { Estimator, PlannedTariff } from './estimator.ts'
import { readTariff } from './read-tariff.ts'
import { storedTariff } from './stored-tariff.ts'

/**
 * The tariffs of a country that follow the one of its file, whether they have started or not, in the order of their
 * starts.
 */
export async function readPlannedTariffs(database: Database, country: Country): Promise<PlannedTariff[]> {
  const rows = await database
    .selectFrom('tariffVersion')
    .select(['id', 'startsAt', 'tariff'])
    .where('country', '=', country)
    .where('withdrawnAt', 'is', null)
    .orderBy('startsAt')
    .execute()
  return rows.map(({ id, startsAt, tariff }) => ({
    startsAt: new Date(startsAt),
    tariff: readStoredJson(storedTariff, tariff, `The tariff ${id}`),
  }))
}

/** Has an estimator follow the stored tariffs of its country, as they are now. Nothing to do where there is none. */
export async function planTariffs(database: Database, estimator: Estimator | undefined): Promise<void> {
  if (estimator) estimator.plan(await readPlannedTariffs(database, estimator.tariff.country))
}

/**
 * The tariff of a country that is in force, for a command.
 * @param folder of the files with the first tariffs
 * @returns undefined if it has no file: then no estimate is offered
 */
export async function readTariffInForce(
  database: Database,
  folder: string,
  country: Country,
  now: Date,
): Promise<Tariff | undefined> {
  const first = readTariff(folder, country)
  if (!first) return undefined
  return (await readPlannedTariffs(database, country)).findLast(({ startsAt }) => startsAt <= now)?.tariff ?? first
}
