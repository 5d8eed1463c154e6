import type { RecordedOperation } from '../../../domain/visits/crew-day.ts'
import { bodyOfKind } from '../../../domain/visits/read-operation.ts'
import type { Database } from '../../database/schema.ts'
import { readStoredJson } from '../../database/stored-json.ts'

/**
 * Reads what crews recorded of orders and their redos (R20.1), in no order: callers fold it.
 * @param since leaves out orders of which nothing has arrived or was settled since, and no photo removed. All of the
 *   others is read, because new operations may change the outcome of earlier ones
 * @returns by the order's id; orders of which nothing was recorded are left out
 */
export async function operationsOf(database: Database, orderIds: readonly string[], since?: Date) {
  const recorded = database.selectFrom('visitOperation').where('orderId', 'in', ['', ...orderIds])
  const ofOrders = recorded
    .innerJoin('order', 'order.id', 'visitOperation.orderId')
    .selectAll('visitOperation')
    .select('number')
  const from = since?.toISOString()
  const news =
    from &&
    recorded
      .select('orderId')
      .where((eb) => eb.or([eb('receivedAt', '>=', from), eb('settledAt', '>=', from), eb('outcome', '=', 'removed')]))
  const rows = await (news ? ofOrders.where('orderId', 'in', news) : ofOrders).execute()
  const found = rows.map(({ orderId, number, redoId, kind, body, personId, device, settledBy, ...row }) => {
    const given = Object.entries(row).filter(([, value]) => value !== null)
    const operation = { ...readStoredJson(bodyOfKind(kind), body, `Operation ${row.id}`), ...Object.fromEntries(given) }
    return { orderId, operation: { ...operation, order: number, kind, by: personId, ...(redoId && { redo: redoId }) } }
  })
  const byOrder = Map.groupBy(found, ({ orderId }) => orderId)
  return new Map([...byOrder].map(([id, all]) => [id, all.map(({ operation }) => operation as RecordedOperation)]))
}
