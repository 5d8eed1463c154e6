import type { Database } from '../database/schema.ts'
import { takeLanes } from './take-lanes.ts'
import type { VisitClaim } from './visit-claim.ts'

/**
 * Gives a visit to an order, inside the transaction that stores the order. The claims of `holder` become the order's;
 * if the hold has ended, or was of another visit, the people are claimed anew. A holder without a hold is fine: orders
 * by API or phone have none.
 * @throws VisitTaken
 */
export async function confirmHold(
  transaction: Database,
  { holder, orderId, ...claim }: VisitClaim & { holder: string; orderId: string },
  now: Date,
): Promise<void> {
  await takeLanes(transaction, claim, { from: holder, to: orderId, heldUntil: null }, now)
}

/**
 * Moves an order to another visit, team or number of people inside the caller's transaction: claims the new ones, then
 * frees the former ones. People that are in both stay.
 * @throws VisitTaken; the order keeps what it has
 */
export async function swapClaims(
  transaction: Database,
  { orderId, ...claim }: VisitClaim & { orderId: string },
  now: Date,
): Promise<void> {
  await takeLanes(transaction, claim, { from: orderId, to: orderId, heldUntil: null }, now)
}

/** Frees the people of an order that is cancelled or withdrawn. */
export async function releaseOrder(transaction: Database, orderId: string): Promise<void> {
  await transaction.deleteFrom('claim').where('holder', '=', orderId).execute()
}
