import type { ConsentKind } from '../../domain/orders/order-consents.ts'
import type { Database } from '../database/schema.ts'

/** What the customer of an order has agreed to so far. */
export async function agreedConsents(database: Database, orderId: string): Promise<ConsentKind[]> {
  const rows = await database.selectFrom('orderConsent').select('kind').where('orderId', '=', orderId).execute()
  return rows.map(({ kind }) => kind)
}
