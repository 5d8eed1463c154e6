import type { Database } from '../../database/schema.ts'
import type { OrderTable } from '../../database/tables/order-tables.ts'

/** Orders in one statement. */
const batch = 200

/**
 * The rows of all orders, oldest first, a few of which are in memory at a time.
 * @param from the earliest time of ordering (ISO), '' for all
 */
export async function* eachOrderRow(database: Database, from = ''): AsyncGenerator<OrderTable> {
  let last: Pick<OrderTable, 'orderedAt' | 'id'> = { orderedAt: from, id: '' }
  for (;;) {
    const { orderedAt, id } = last
    const rows = await database
      .selectFrom('order')
      .selectAll()
      .where((eb) =>
        eb.or([eb('orderedAt', '>', orderedAt), eb.and([eb('orderedAt', '=', orderedAt), eb('id', '>', id)])]),
      )
      .orderBy('orderedAt')
      .orderBy('id')
      .limit(batch)
      .execute()
    yield* rows
    const final = rows.at(-1)
    if (!final) return
    last = final
  }
}
