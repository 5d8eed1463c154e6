import { type Database, retryingTransaction } from '../../database/schema.ts'
import { newMail, queueInSlot } from '../../outbox/new-mail.ts'
import { draftOf } from '../draft/draft-rows.ts'

/** Orders that are ended in one transaction at most. */
const mostAtOnce = 100

/**
 * Ends unconfirmed orders that have lapsed (R16.33), and notifies their customers. Their people were free from that
 * moment on, whether or not this runs.
 * @returns how many
 */
export async function endLapsed(database: Database, now: Date): Promise<number> {
  const lapsed = await unconfirmed(database)
    .where('draft.confirmBy', '<=', now.toISOString())
    .orderBy('draft.confirmBy')
    .limit(mostAtOnce)
    .execute()
  if (lapsed.length === 0) return 0
  const ids = lapsed.map(({ draftId }) => draftId)
  return await retryingTransaction(database, async (transaction) => (await endThese(transaction, ids, now)).length)
}

/** The orders that wait to be confirmed, or lapsed and were not ended yet. */
export const unconfirmed = (database: Database) =>
  database
    .selectFrom('confirmation')
    .innerJoin('draft', 'draft.id', 'confirmation.draftId')
    .select(['confirmation.draftId', 'confirmation.number', 'confirmation.askedAt'])
    .where('draft.orderId', 'is', null)
    .where('draft.confirmBy', 'is not', null)
    .where('confirmation.endedAt', 'is', null)

/**
 * Ends orders that wait to be confirmed, inside the caller's transaction: frees their people, and notifies each
 * customer as far as the limits of mail allow.
 * @param draftIds of those that were confirmed or ended meanwhile, nothing happens
 * @returns the numbers of those that were ended
 */
export async function endThese(transaction: Database, draftIds: readonly string[], now: Date): Promise<string[]> {
  if (draftIds.length === 0) return []
  // Locked in one order; a concurrent confirmation waits, or has won.
  const locked = await transaction
    .updateTable('draft')
    .set((eb) => ({ updatedAt: eb.ref('updatedAt') }))
    .where('id', 'in', [...draftIds].sort())
    .where('orderId', 'is', null)
    .returningAll()
    .execute()
  const ended: string[] = []
  for (const draft of locked.map(draftOf)) {
    const confirmation = await transaction
      .updateTable('confirmation')
      .set({ endedAt: now.toISOString() })
      .where('draftId', '=', draft.id)
      .where('endedAt', 'is', null)
      .returning(['number', 'token'])
      .executeTakeFirst()
    if (!confirmation) continue
    await transaction.deleteFrom('claim').where('holder', '=', draft.holder).execute()
    const { number, token } = confirmation
    const mail = newMail({ purpose: 'orderLapsed', language: draft.language, content: JSON.stringify({ token }) }, now)
    // A mailbox that has had its mails of the day is spared this one.
    await queueInSlot(transaction, mail, draft.details.email ?? '', 'lapsed')
    ended.push(number)
  }
  return ended
}
