import { hash } from 'node:crypto'
import { type Tariff, tariffSchema } from '../../../domain/estimate/tariff.ts'
import type { Database } from '../../database/schema.ts'
import { readStoredJson } from '../../database/stored-json.ts'

/**
 * Archives the tariff that an order is calculated with, inside the transaction that stores the order (R16.3).
 * @returns its digest
 */
export async function archiveTariff(transaction: Database, tariff: Tariff, now: Date): Promise<string> {
  const text = JSON.stringify(tariff)
  const digest = hash('sha256', text)
  await transaction
    .insertInto('tariffArchive')
    .values({ digest, country: tariff.country, tariff: text, firstUsedAt: now.toISOString() })
    .onConflict((conflict) => conflict.column('digest').doNothing())
    .execute()
  return digest
}

/**
 * The archived tariff with this digest.
 * @throws RangeError if there is none, or its text was changed: then the digest does not fit
 */
export async function readArchivedTariff(database: Database, digest: string): Promise<Tariff> {
  const row = await database
    .selectFrom('tariffArchive')
    .select('tariff')
    .where('digest', '=', digest)
    .executeTakeFirst()
  if (row?.tariff === undefined) throw new RangeError(`No tariff ${digest} is archived`)
  if (hash('sha256', row.tariff) !== digest) throw new RangeError(`The archived tariff ${digest} was changed`)
  return readStoredJson(tariffSchema, row.tariff, `The archived tariff ${digest}`)
}
