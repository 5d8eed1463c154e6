import type { Country } from '../../domain/language.ts'
import type { Database } from '../database/schema.ts'
import { readStoredJson } from '../database/stored-json.ts'
import { storedTariff } from './stored-tariff.ts'

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
    tariff: readStoredJson(storedTariff, row.tariff, `The tariff ${row.id}`),
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
