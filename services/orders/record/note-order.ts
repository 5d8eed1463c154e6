import type { Outcome } from '../../../domain/outcome.ts'
import type { Database, Schema } from '../../database/schema.ts'

/**
 * Stores a note of the office about an order while its customer is known: notes are deleted with the customer's data
 * (R16.11), so one that came later would never be. Runs inside the caller's transaction.
 * @returns `isNew`: false after a retry; `stale`: there is another one with this id; refused as `forgotten` if those
 *   data were deleted meanwhile
 */
export async function noteOrder(
  transaction: Database,
  note: Schema['orderNote'],
): Promise<Outcome<{ isNew: boolean }, { form: 'forgotten' }>> {
  // Locked: whoever deletes the customer's data at this moment then deletes the note too.
  const person = await transaction
    .selectFrom('orderPerson')
    .select('orderId')
    .where('orderId', '=', note.orderId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!person) return { outcome: 'refused', problems: { form: 'forgotten' } }
  const storing = transaction
    .insertInto('orderNote')
    .values(note)
    .onConflict((conflict) => conflict.doNothing())
  if (await storing.returning('id').executeTakeFirst()) return { outcome: 'done', isNew: true }
  const { at: _, ...content } = note
  const same = transaction.selectFrom('orderNote').where((eb) => eb.and(content))
  return (await same.select('id').executeTakeFirst()) ? { outcome: 'done', isNew: false } : { outcome: 'stale' }
}
