import { type Tariff, tariffSchema } from '../../domain/estimate/tariff.ts'
import type { Country } from '../../domain/language.ts'
import type { Database } from '../database/schema.ts'
import { readStoredJson } from '../database/stored-json.ts'
import type { Estimator, PlannedTariff } from './estimator.ts'
import { readTariff } from './read-tariff.ts'

/** A stored tariff with what happened to it; undefined where it was not withdrawn. */
export type TariffVersion = Awaited<ReturnType<typeof listTariffs>>[number]

/** All stored tariffs of a country, also those that were withdrawn, the latest start first. */
export async function listTariffs(database: Database, country: Country) {
  const rows = await database
    .selectFrom('tariffVersion')
    .leftJoin('person as saver', 'saver.id', 'tariffVersion.personId')
    .leftJoin('person as withdrawer', 'withdrawer.id', 'tariffVersion.withdrawnBy')
    .selectAll('tariffVersion')
    .select(['saver.name as savedByName', 'withdrawer.name as withdrawnByName'])
    .where('country', '=', country)
    .orderBy('startsAt', 'desc')
    .orderBy('savedAt', 'desc')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    startsAt: new Date(row.startsAt),
    tariff: readStoredJson(tariffSchema, row.tariff, `The tariff ${row.id}`),
    savedAt: new Date(row.savedAt),
    savedBy: row.savedByName ?? undefined,
    withdrawnAt: row.withdrawnAt === null ? undefined : new Date(row.withdrawnAt),
    withdrawnBy: row.withdrawnByName ?? undefined,
  }))
}

/** Stands for the stored tariffs of a country as they are: it changes with each that is planned or withdrawn. */
export async function tariffsSeen(database: Database, country: Country): Promise<string> {
  const { planned, withdrawn } = await database
    .selectFrom('tariffVersion')
    .select(({ fn }) => [fn.count('id').as('planned'), fn.count('withdrawnAt').as('withdrawn')])
    .where('country', '=', country)
    .executeTakeFirstOrThrow()
  return `${planned}-${withdrawn}`
}

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
    tariff: readStoredJson(tariffSchema, tariff, `The tariff ${id}`),
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
