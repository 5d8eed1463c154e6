import { photoDays } from '../../domain/orders/retention.ts'
import { operationBodies } from '../../domain/visits/operation.ts'
import type { Database } from '../database/schema.ts'
import { readStoredJson } from '../database/stored-json.ts'
import { takeAll, takenAtOnce } from '../database/take-all.ts'

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

const photoOperations = (database: Database) =>
  database.selectFrom('visitOperation').select('body').where('kind', '=', 'photo')

const digestsIn = (rows: readonly { body: string }[]) =>
  rows.map(({ body }) => readStoredJson(operationBodies.photo, body, 'A photo of a visit').sha256)
