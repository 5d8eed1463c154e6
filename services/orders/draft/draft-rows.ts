import type { Draft } from '../../../domain/orders/order.ts'
import { parseOrderNumber } from '../../../domain/orders/order-number.ts'
import { parseVisit } from '../../../domain/scheduling/visit.ts'
import { type Database, retryingTransaction, type Schema } from '../../database/schema.ts'
import type { OrderServices } from '../record/order-services.ts'
import { readStoredDetails, readStoredHome } from './stored-draft.ts'

/** The draft with this id; undefined if there is none. */
export async function findDraft(database: Database, id: string): Promise<Draft | undefined> {
  const row = await database
    .selectFrom('draft')
    .leftJoin('order', 'order.id', 'draft.orderId')
    .selectAll('draft')
    .select(['order.number', 'order.secret'])
    .where('draft.id', '=', id)
    .executeTakeFirst()
  return row && draftOf(row)
}

/** A row as a draft, with the number and secret of its order if there is one. */
export function draftOf(row: Schema['draft'] & { number?: string | null; secret?: string | null }): Draft {
  // The private link of an order that was confirmed by mail is in the mail alone (R16.33).
  const number = row.number && row.confirmBy === null ? parseOrderNumber(row.number) : undefined
  return {
    id: row.id,
    holder: row.holder,
    language: row.language,
    home: readStoredHome(row.home),
    visit: row.visit === null ? undefined : parseVisit(row.visit),
    heldSince: row.heldSince === null ? undefined : new Date(row.heldSince),
    heldUntil: row.heldUntil === null ? undefined : new Date(row.heldUntil),
    priceCents: row.priceCents ?? undefined,
    details: readStoredDetails(row.details),
    order: number && row.secret ? { number, secret: row.secret } : undefined,
    confirmBy: row.confirmBy === null ? undefined : new Date(row.confirmBy),
    version: row.version,
  }
}

type DraftColumns = Partial<
  Pick<
    Schema['draft'],
    'packageId' | 'zipCode' | 'home' | 'visit' | 'heldSince' | 'heldUntil' | 'priceCents' | 'details'
  >
>

/**
 * A draft that has changed since it was read: deleted, changed by another tab, or ordered, also as one that waits
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
