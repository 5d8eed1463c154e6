import { hash } from 'node:crypto'
import { photoDays } from '../../domain/orders/retention.ts'
import type { Outcome } from '../../domain/outcome.ts'
import type { RecordedOperation } from '../../domain/visits/crew-day.ts'
import { isKind, undoneIds } from '../../domain/visits/fold-visit.ts'
import { operationBodies } from '../../domain/visits/operation.ts'
import { inTurn, openPicture, readHead } from '../cms/open-picture.ts'
import { recordChange } from '../database/changes.ts'
import { type Database, retryingTransaction } from '../database/schema.ts'
import { readStoredJson } from '../database/stored-json.ts'
import { takeAll, takenAtOnce } from '../database/take-all.ts'

/** The largest photo that a phone sends, in bytes. */
export const largestPhoto = 1024 * 1024

/** The most pixels of such a photo: its bytes may hold far more of one colour. */
const mostPixels = 25_000_000

/** The longest side of a stored photo, in pixels (R20.16). */
const longestSide = 1600

/** Why a photo is not stored: its digest is not its name, it is not a JPEG, or it has too many pixels. */
export type PhotoProblem = 'digest' | 'type' | 'pixels'

type StoredPhoto = Exclude<Outcome<{ isNew: boolean }, { photo: PhotoProblem }>, { outcome: 'stale' }>

/**
 * Stores a photo of a visit upright, small and without its metadata, such as where it was taken (R20.16). A photo that
 * was stored before, or that a customer has removed since, stays as it is.
 * @param photo `sha256`: its name, the digest of these bytes. `personId`: whose phone sends it
 * @returns `isNew`: false if it was stored before
 */
export async function storePhoto(
  database: Database,
  { sha256, bytes, personId }: { sha256: string; bytes: Buffer; personId: string },
  now: Date,
): Promise<StoredPhoto> {
  const refused = (photo: PhotoProblem) => ({ outcome: 'refused' as const, problems: { photo } })
  if (hash('sha256', bytes) !== sha256) return refused('digest')
  const known = database.selectFrom('photo').select('sha256').where('sha256', '=', sha256)
  if (await known.executeTakeFirst()) return { outcome: 'done', isNew: false }
  const head = await readHead(bytes)
  if (head?.format !== 'jpg') return refused('type')
  if (head.width * head.height > mostPixels) return refused('pixels')
  const small = await inTurn(() => shrunk(bytes))
  if (!small) return refused('type')
  const { width, height } = small.info
  const received = { personId, receivedAt: now.toISOString(), removedAt: null }
  return await retryingTransaction(database, async (transaction) => {
    const inserting = transaction.insertInto('photo').values({ sha256, bytes: small.data, width, height, ...received })
    const unless = inserting.onConflict((conflict) => conflict.column('sha256').doNothing())
    const isNew = (await unless.executeTakeFirst()).numInsertedOrUpdatedRows === 1n
    if (isNew) await recordChange(transaction, 'visits', now)
    return { outcome: 'done', isNew }
  })
}

/** Undefined for a photo whose pixels cannot be read. */
async function shrunk(bytes: Buffer) {
  const size = { width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true } as const
  const small = (await openPicture(bytes)).resize(size).jpeg({ quality: 80 })
  // What is wrong with a file is known by the error alone.
  return await small.toBuffer({ resolveWithObject: true }).catch(() => undefined)
}

/** The photos of an order that are stored and were not removed, by their digests; sizes are in pixels. */
export async function photosOf(database: Database, orderId: string) {
  const digests = digestsIn(await photoOperations(database).where('orderId', '=', orderId).execute())
  const stored = database.selectFrom('photo').select(['sha256', 'width', 'height']).where('bytes', 'is not', null)
  const rows = await stored.where('sha256', 'in', ['', ...digests]).execute()
  return new Map(rows.map(({ sha256, ...size }) => [sha256, size]))
}

/** A photo of an order as a JPEG; undefined if the order has none of this digest, or it was removed. */
export async function findPhoto(
  database: Database,
  { orderId, sha256 }: { orderId: string; sha256: string },
): Promise<Buffer | undefined> {
  const digests = digestsIn(await photoOperations(database).where('orderId', '=', orderId).execute())
  if (!digests.includes(sha256)) return undefined
  const row = await database.selectFrom('photo').select('bytes').where('sha256', '=', sha256).executeTakeFirst()
  return row?.bytes ?? undefined
}

/**
 * Removes a photo of an order for everyone and for good: what the phone sends again is not stored (R20.16). Its
 * operations stay and say so. Repeating it changes nothing.
 * @returns `stale`: the order has no photo of this digest
 */
export const removePhoto = (database: Database, photo: { orderId: string; sha256: string }, now: Date) =>
  retryingTransaction(database, async (transaction) => {
    const removed = await removeWithin(transaction, photo, now)
    await recordChange(transaction, 'visits', now)
    return removed
  })

/** Does so inside the caller's transaction. */
async function removeWithin(
  transaction: Database,
  { orderId, sha256 }: { orderId: string; sha256: string },
  now: Date,
): Promise<Outcome> {
  const photos = await photoOperations(transaction).where('orderId', '=', orderId).execute()
  const operations = photos.filter((photo) => digestsIn([photo]).includes(sha256))
  const [first] = operations
  if (!first) return { outcome: 'stale' }
  const removed = { bytes: null, removedAt: now.toISOString() }
  const unknown = { sha256, width: 0, height: 0, personId: first.personId, receivedAt: now.toISOString() }
  await transaction
    .insertInto('photo')
    .values({ ...unknown, ...removed })
    .onConflict((conflict) => conflict.column('sha256').doUpdateSet(removed).where('photo.removedAt', 'is', null))
    .execute()
  const ids = operations.map(({ id }) => id)
  await transaction.updateTable('visitOperation').set({ outcome: 'removed' }).where('id', 'in', ids).execute()
  return { outcome: 'done' }
}

/**
 * Removes, inside the caller's transaction, the photos of an order that are not to be kept: all of a customer who wants
 * none or was forgotten, and those that the crew took back, unless a report of damage needs them (R20.16).
 * @param all what is recorded about the order
 */
export async function removeUnwanted(
  transaction: Database,
  { orderId, keepsPhotos }: { orderId: string; keepsPhotos: boolean },
  all: readonly RecordedOperation[],
  now: Date,
): Promise<void> {
  const undone = undoneIds(all)
  const isCounted = (id: string | undefined) => all.some((one) => one.id === id && !undone.has(one.id))
  const photos = all.filter((one) => isKind(one, 'photo'))
  const isKept = ({ id, damage }: (typeof photos)[number]) => keepsPhotos && (isCounted(id) || isCounted(damage))
  const kept = new Set(photos.filter(isKept).map(({ sha256 }) => sha256))
  for (const { sha256, outcome } of photos)
    if (!kept.has(sha256) && outcome !== 'removed') await removeWithin(transaction, { orderId, sha256 }, now)
}

/**
 * Deletes photos of visits once they have been kept long enough, also those that arrived late, but for those of orders
 * about which a complaint is open (R20.16). The days of a redo's photos run from their arrival.
 * @returns how many
 */
export async function purgePhotos(database: Database, now: Date): Promise<number> {
  const open = database.selectFrom('complaint').select('orderId').where('decidedAt', 'is', null)
  const kept = digestsIn(await photoOperations(database).where('orderId', 'in', open).execute())
  const before = new Date(now.getTime() - photoDays * 86_400_000).toISOString()
  const visited = database.selectFrom('order').select('id').where('startsAt', '<', before)
  const arrived = photoOperations(database).where('receivedAt', '>=', before).where('redoId', 'is', null)
  const late = digestsIn(await arrived.where('orderId', 'in', visited).execute())
  const photos = database
    .selectFrom('photo')
    .select('sha256')
    .where('sha256', 'not in', ['', ...kept])
  const old = photos.where((eb) => eb.or([eb('receivedAt', '<', before), eb('sha256', 'in', ['', ...late])]))
  return await takeAll(database, (transaction) =>
    transaction.deleteFrom('photo').where('sha256', 'in', old.limit(takenAtOnce)).executeTakeFirst(),
  )
}

/** Deletes the photos of orders whose customers are forgotten, inside the caller's transaction. */
export async function deletePhotosOf(transaction: Database, orderIds: readonly string[]): Promise<void> {
  const digests = digestsIn(await photoOperations(transaction).where('orderId', 'in', orderIds).execute())
  const photos = transaction.deleteFrom('photo')
  await photos.where('sha256', 'in', ['', ...digests]).execute()
}

/** What was recorded of photos: which photo, and by whom. */
const photoOperations = (database: Database) =>
  database.selectFrom('visitOperation').select(['id', 'personId', 'body']).where('kind', '=', 'photo')

const digestsIn = (operations: readonly { id: string; body: string }[]) =>
  operations.map(({ id, body }) => readStoredJson(operationBodies.photo, body, `Operation ${id}`).sha256)
