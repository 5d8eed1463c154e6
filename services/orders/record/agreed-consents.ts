import type { ConsentKind } from '../../../domain/orders/order-consents.ts'
import type { Database } from '../../database/schema.ts'

/** What a customer has agreed to for a visit on a date ('YYYY-MM-DD'). */
export type AgreedConsents = (date: string) => ConsentKind[]

/**
 * What the customer of an order has agreed to so far. A consent to an early start holds for its date alone (R16.32).
 */
export async function agreedConsents(database: Database, orderId: string): Promise<AgreedConsents> {
  const rows = await database
    .selectFrom('orderConsent')
    .select(['kind', 'date'])
    .where('orderId', '=', orderId)
    .execute()
  return (date) => rows.filter((row) => row.kind === 'terms' || row.date === date).map(({ kind }) => kind)
}
