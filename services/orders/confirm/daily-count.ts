import { hash } from 'node:crypto'
import { officeClock } from '../../../domain/opening/office-time.ts'
import type { Database } from '../../database/schema.ts'

/**
 * Counts something of today in the office's time zone, inside the caller's transaction: concurrent counts of it wait
 * until that ends.
 * @param what is counted; only its digest is stored
 * @returns how often it was counted today, this time included
 */
export async function countToday(transaction: Database, what: string, now: Date): Promise<number> {
  const key = hash('sha256', what)
  const { count } = await transaction
    .insertInto('dailyCount')
    .values({ day: officeClock(now).date, key, count: 1 })
    .onConflict((conflict) =>
      conflict.columns(['day', 'key']).doUpdateSet((eb) => ({ count: eb('dailyCount.count', '+', 1) })),
    )
    .returning('count')
    .executeTakeFirstOrThrow()
  return count
}
