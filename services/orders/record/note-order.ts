import { randomUUID } from 'node:crypto'
import type { Outcome } from '../../../domain/outcome.ts'
import type { Database, Schema } from '../../database/schema.ts'

/**
 * Stores a note of the office about an order while its customer is known: notes are deleted with the customer's data
 * (R16.11), so one that came later would never be. Runs inside the caller's transaction.
 * @returns `stale` if those data were deleted meanwhile
 */
export async function noteOrder(transaction: Database, note: Omit<Schema['orderNote'], 'id'>): Promise<Outcome> {
  // Locked: whoever deletes the customer's data at this moment then deletes the note too.
  const person = await transaction
    .selectFrom('orderPerson')
    .select('orderId')
    .where('orderId', '=', note.orderId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!person) return { outcome: 'stale' }
  await transaction
    .insertInto('orderNote')
    .values({ id: randomUUID(), ...note })
    .execute()
  return { outcome: 'done' }
}
