import type { ConsentKind } from '../../../domain/orders/order-consents.ts'
import type { Database } from '../../database/schema.ts'

/** A customer's consents for a visit on a date ('YYYY-MM-DD'). */
export type AgreedConsents = (date: string) => ConsentKind[]

/** The consents of an order's customer so far. A consent to an early start holds for its date alone (R16.32). */
export async function agreedConsents(database: Database, orderId: string): Promise<AgreedConsents> {
  const rows = await database
    .selectFrom('orderConsent')
    .select(['kind', 'date'])
    .where('orderId', '=', orderId)
    .execute()
  return (date) => rows.filter((row) => row.kind === 'terms' || row.date === date).map(({ kind }) => kind)
}
