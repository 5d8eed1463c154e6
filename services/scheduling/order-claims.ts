import type { Database } from '../database/schema.ts'
import { takeLanes } from './take-lanes.ts'
import type { VisitClaim } from './visit-claim.ts'

/**
 * Gives a visit to an order, inside the transaction that stores or changes the order: the claims of `holder`, which is
 * the order itself once it is placed, become the order's, people who are missing are claimed anew, and all others are
 * freed. A holder without a hold is fine: orders by API or phone have none.
 * @throws VisitTaken; the order keeps what it has
 */
export async function claimForOrder(
  transaction: Database,
  { orderId, holder = orderId, ...claim }: VisitClaim & { orderId: string; holder?: string },
  now: Date,
): Promise<void> {
  await takeLanes(transaction, claim, { from: holder, to: orderId, heldUntil: null }, now)
}

/** Frees the people of an order that is cancelled or withdrawn. */
export async function releaseOrder(transaction: Database, orderId: string): Promise<void> {
  await transaction.deleteFrom('claim').where('holder', '=', orderId).execute()
}
