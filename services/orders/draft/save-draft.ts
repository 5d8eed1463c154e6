import type { Draft } from '../../../domain/orders/order.ts'
import { type Database, retryingTransaction } from '../../database/schema.ts'
import type { DraftTable } from '../../database/tables/order-tables.ts'
import type { OrderServices } from '../record/order-services.ts'
import { draftOf } from './draft-rows.ts'

type DraftColumns = Partial<
  Pick<DraftTable, 'packageId' | 'zipCode' | 'home' | 'visit' | 'heldSince' | 'heldUntil' | 'priceCents' | 'details'>
>

/**
 * A draft that has changed since it was read: deleted, changed by another tab, or an order by now, also one that waits
 * to be confirmed.
 */
export class StaleDraft extends Error {
  override name = 'StaleDraft'
}

/**
 * Changes a draft in one transaction, which locks its row first, so that two tabs wait for each other.
 * @throws StaleDraft, if it is deleted, or an order or about to be one
 * @param change the new columns, made from the draft as it is then; what it throws undoes everything
 */
export async function saveDraft(
  { database, clock }: OrderServices,
  id: string,
  change: (transaction: Database, draft: Draft) => Promise<DraftColumns>,
): Promise<Draft> {
  return await retryingTransaction(database, async (transaction) => {
    const mine = () => transaction.updateTable('draft').where('id', '=', id).where('orderId', 'is', null)
    const locked = await mine()
      .set((eb) => ({ version: eb('version', '+', 1), updatedAt: clock().toISOString() }))
      .returningAll()
      .executeTakeFirst()
    if (!locked || locked.confirmBy) throw new StaleDraft('The draft is gone, or an order')
    const row = await mine()
      .set(await change(transaction, draftOf(locked)))
      .returningAll()
      .executeTakeFirstOrThrow()
    return draftOf(row)
  })
}
