import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Tariff } from '../../../domain/estimate/tariff.ts'
import type { Database } from '../../database/schema.ts'
import { readStoredJson } from '../../database/stored-json.ts'
import { storedTariff } from '../../estimates/stored-tariff.ts'

const written = new WeakMap<Tariff, { digest: string; text: string }>()

/** A tariff as it is archived, and the SHA-256 of that text in hexadecimal digits. */
function writtenTariff(tariff: Tariff): { digest: string; text: string } {
  const known = written.get(tariff)
  if (known) return known
  const text = JSON.stringify(tariff)
  const made = { digest: digestOf(text), text }
  written.set(tariff, made)
  return made
}

/**
 * Archives the tariff that an order is calculated with, inside the transaction that stores the order (R16.3).
 * @returns its digest
 */
export async function archiveTariff(transaction: Database, tariff: Tariff, now: Date): Promise<string> {
  const { digest, text } = writtenTariff(tariff)
  await transaction
    .insertInto('tariffArchive')
    .values({ digest, country: tariff.country, tariff: text, firstUsedAt: now.toISOString() })
    .onConflict((conflict) => conflict.column('digest').doNothing())
    .execute()
  return digest
}

/** Digests are immutable, so tariffs that were read are cached. */
const read = new LRUCache<string, Tariff>({ max: 50 })

/**
 * The archived tariff with this digest.
 * @throws RangeError if there is none, or its text was changed: then the digest does not fit
 */
export async function readArchivedTariff(database: Database, digest: string): Promise<Tariff> {
  const known = read.get(digest)
  if (known) return known
  const tariff = await readAnew(database, digest)
  read.set(digest, tariff)
  return tariff
}

/** Reads an archived tariff, always from the database. */
export async function readAnew(database: Database, digest: string): Promise<Tariff> {
  const row = await database
    .selectFrom('tariffArchive')
    .select('tariff')
    .where('digest', '=', digest)
    .executeTakeFirst()
  if (row?.tariff === undefined) throw new RangeError(`No tariff ${digest} is archived`)
  if (digestOf(row.tariff) !== digest) throw new RangeError(`The archived tariff ${digest} was changed`)
  return readStoredJson(storedTariff, row.tariff, `The archived tariff ${digest}`)
}

const digestOf = (text: string) => hash('sha256', text)
