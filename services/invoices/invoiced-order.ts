import type { Database } from '../database/schema.ts'
import { businessOf } from '../database/stored-agreement.ts'
import type { OrderTable } from '../database/tables/order-tables.ts'
import { invoicesOfOrders } from './read-invoices.ts'

/** An order with all that decides about its documents. */
export type InvoicedOrder = Awaited<ReturnType<typeof readInvoicedOrders>>[number]

/** Reads what decides about the documents of orders; charges and payments oldest first. */
export async function readInvoicedOrders(database: Database, rows: readonly OrderTable[]) {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const charges = await database
    .selectFrom('charge')
    .select(['orderId', 'kind', 'cents', 'vatPercent', 'reason'])
    .where('orderId', 'in', ids)
    .orderBy('at')
    .orderBy('seq')
    .orderBy('vatPercent')
    .orderBy('id')
    .execute()
  const payments = await database
    .selectFrom('payment')
    .select(['orderId', 'cents', 'at', 'bookedOn'])
    .where('orderId', 'in', ids)
    .orderBy('at')
    .execute()
  const invoices = await invoicesOfOrders(database, ids)
  const [ofCharges, ofPayments] = [Map.groupBy(charges, byOrder), Map.groupBy(payments, byOrder)]
  return rows.map((row) => ({
    row,
    business: businessOf(row),
    charges: ofCharges.get(row.id) ?? [],
    payments: ofPayments.get(row.id) ?? [],
    invoices: invoices.get(row.id) ?? { all: [], inForce: [] },
  }))
}

const byOrder = ({ orderId }: { orderId: string }) => orderId
