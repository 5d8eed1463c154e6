import type { RecordedOperation } from '../../domain/visits/crew-day.ts'
import type { Database } from '../database/schema.ts'
import { readStoredJson, storedObject } from '../database/stored-json.ts'

/**
 * Reads what crews recorded of orders, in no order: callers fold it.
 * @param since only what arrived at or after this moment
 * @returns by the order's id; orders of which nothing was recorded are left out
 */
export async function operationsOf(
  database: Database,
  orderIds: readonly string[],
  since = new Date(0),
): Promise<Map<string, RecordedOperation[]>> {
  const rows = await database
    .selectFrom('visitOperation')
    .innerJoin('order', 'order.id', 'visitOperation.orderId')
    .selectAll('visitOperation')
    .select('number')
    .where('orderId', 'in', ['', ...orderIds])
    .where('receivedAt', '>=', since.toISOString())
    .execute()
  const found = rows.map(({ orderId, number, redoId, kind, body, personId, device, settledBy, ...row }) => {
    const given = Object.entries(row).filter(([, value]) => value !== null)
    const operation = { ...readStoredJson(storedObject, body, `Operation ${row.id}`), ...Object.fromEntries(given) }
    return { orderId, operation: { ...operation, order: number, kind, by: personId, ...(redoId && { redo: redoId }) } }
  })
  const byOrder = Map.groupBy(found, ({ orderId }) => orderId)
  return new Map([...byOrder].map(([id, all]) => [id, all.map(({ operation }) => operation as RecordedOperation)]))
}
