import type { Cents } from '../../domain/money/cents.ts'
import type { BusinessAgreement } from '../../domain/orders/business-order.ts'
import type { ChargeKind } from '../../domain/payments/ledger.ts'
import type { Database } from '../database/schema.ts'
import { businessOf } from '../database/stored-agreement.ts'
import type { OrderTable } from '../database/tables/order-tables.ts'
import { invoicesOfOrders, type OrderInvoices } from './read-invoices.ts'

/** An order with all that decides about its documents. */
export interface InvoicedOrder {
  row: OrderTable
  business: BusinessAgreement | null
  /** Oldest first. */
  charges: readonly { kind: ChargeKind; cents: Cents; vatPercent: number; reason: string | null }[]
  payments: readonly { cents: Cents; at: string; bookedOn: string | null }[]
  invoices: OrderInvoices
}

/** Reads what decides about the documents of orders. */
export async function readInvoicedOrders(database: Database, rows: readonly OrderTable[]): Promise<InvoicedOrder[]> {
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
