import { inOrder, isKind } from '../../domain/visits/fold-visit.ts'
import { roomKeys } from '../../domain/visits/room-keys.ts'
import type { Database } from '../../services/database/schema.ts'
import type { OrderTable } from '../../services/database/tables/order-tables.ts'
import { operationsOf } from '../../services/orders/record/operations-of.ts'
import { orderOf } from '../../services/orders/record/order-rows.ts'
import { photosOf } from '../../services/photos/visit-photos.ts'

/** All that was recorded of an order's visits, with who did. */
export type VisitRecord = Awaited<ReturnType<typeof readVisit>>

export async function readVisit(database: Database, row: OrderTable) {
  const operations = (await operationsOf(database, [row.id])).get(row.id) ?? []
  const people = await database.selectFrom('person').select(['id', 'name']).execute()
  const photos = await photosOf(database, row.id)
  const nameOf = (by: string) => people.find(({ id }) => id === by)?.name ?? '–'
  return {
    number: row.number,
    keys: roomKeys(orderOf(row).order),
    presses: inOrder(operations).map((press) => ({
      ...press,
      name: nameOf(press.by),
      // The photo, while it is stored.
      photo: isKind(press, 'photo') && photos.has(press.sha256) && `/orders/${row.number}/photos/${press.sha256}`,
    })),
  }
}
