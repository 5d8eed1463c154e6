import type { Draft, OrderKey } from '../../../domain/orders/order.ts'
import { retryingTransaction } from '../../database/retrying-transaction.ts'
import type { Database } from '../../database/schema.ts'
import type { DraftTable } from '../../database/tables/order-tables.ts'
import type { OrderServices } from '../record/order-services.ts'
import { draftOf, findDraft } from './draft-rows.ts'

type DraftColumns = Partial<
  Pick<DraftTable, 'packageId' | 'zipCode' | 'home' | 'visit' | 'heldSince' | 'heldUntil' | 'priceCents' | 'details'>
>

/** A draft that was deleted between two steps, or its order was. */
export class DraftGone extends Error {
  override name = 'DraftGone'
}

/** The order of a draft waits to be confirmed, or did: nothing of it changes any more. */
export class DraftUnconfirmed extends Error {
  override name = 'DraftUnconfirmed'
}

/**
 * Changes a draft in one transaction, which locks its row first, so that two tabs wait for each other.
 * @throws DraftGone, DraftUnconfirmed
 * @param change the new columns, made from the draft as it is then; what it throws undoes everything
 */
export async function saveDraft(
  { database, clock }: OrderServices,
  id: string,
  change: (transaction: Database, draft: Draft) => Promise<DraftColumns>,
): Promise<{ outcome: 'saved'; draft: Draft } | { outcome: 'ordered'; order: OrderKey }> {
  return await retryingTransaction(database, async (transaction) => {
    const mine = () => transaction.updateTable('draft').where('id', '=', id).where('orderId', 'is', null)
    const locked = await mine()
      .set((eb) => ({ version: eb('version', '+', 1), updatedAt: clock().toISOString() }))
      .returningAll()
      .executeTakeFirst()
    if (locked?.confirmBy) throw new DraftUnconfirmed('The order of the draft is confirmed by mail')
    if (!locked) {
      const former = await findDraft(transaction, id)
      if (former?.confirmBy) throw new DraftUnconfirmed('The order of the draft was confirmed by mail')
      const order = former?.order
      if (!order) throw new DraftGone('The draft does not exist any more')
      return { outcome: 'ordered', order }
    }
    const row = await mine()
      .set(await change(transaction, draftOf(locked)))
      .returningAll()
      .executeTakeFirstOrThrow()
    return { outcome: 'saved', draft: draftOf(row) }
  })
}
