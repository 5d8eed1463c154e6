import { sql } from 'kysely'
import type { Database } from '../../database/schema.ts'
import type { OrderTable } from '../../database/tables/order-tables.ts'

/** Orders in one statement. */
const batch = 200

/**
 * The rows of all orders, oldest first, some hundred at a time.
 * @param from the earliest time of ordering (ISO), '' for all
 */
export async function* orderBatches(database: Database, from = ''): AsyncGenerator<OrderTable[]> {
  let last: Pick<OrderTable, 'orderedAt' | 'id'> = { orderedAt: from, id: '' }
  for (;;) {
    const { orderedAt, id } = last
    const rows = await database
      .selectFrom('order')
      .selectAll()
      // As one comparison, which begins at its place in the index.
      .where(sql<boolean>`("orderedAt", "id") > (${orderedAt}, ${id})`)
      .orderBy('orderedAt')
      .orderBy('id')
      .limit(batch)
      .execute()
    const final = rows.at(-1)
    if (!final) return
    yield rows
    last = final
  }
}
