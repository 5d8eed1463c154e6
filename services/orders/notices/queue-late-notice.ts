import * as v from 'valibot'
import { type LateMinutes, lateArrival, lateHeldFor, mayNotifyLate } from '../../../domain/orders/late-notice.ts'
import type { Outcome } from '../../../domain/outcome.ts'
import { visitEnd } from '../../../domain/scheduling/visit.ts'
import type { Database } from '../../database/schema.ts'
import type { OrderTable } from '../../database/tables/order-tables.ts'
import { lateContent } from '../mail/notice-content.ts'
import { queueNotice } from './queue-notice.ts'

/**
 * Queues the notice that a team is late, inside the caller's transaction, and holds it for half a minute (R18.33). It is
 * dropped once the team is expected, and once work has begun.
 * @param formId the id of the form: the same one queues one notice, however often it is sent
 * @returns `isNew`: false if it was queued before, or the recipient is gone; `stale`: it is not the day, or work
 *   has begun
 */
export async function queueLateNotice(
  transaction: Database,
  order: OrderTable,
  { minutes, formId }: { minutes: LateMinutes; formId: string },
  now: Date,
): Promise<Outcome<{ isNew: boolean }>> {
  if (!mayNotifyLate(order, now)) return { outcome: 'stale' }
  const at = lateArrival(visitEnd(order, 0), minutes, now)
  const given = { more: { minutes, at: at.toISOString() }, formId, from: new Date(now.getTime() + lateHeldFor) }
  return await queueNotice(transaction, order, 'lateNotice', at, now, given)
}

/** The notices that the teams of these orders are late, oldest first, by the order's id. */
export async function lateNoticesOf(database: Database, orders: readonly Pick<OrderTable, 'id' | 'date'>[], now: Date) {
  const ids = orders.map(({ id }) => id)
  const rows = await database
    .selectFrom('mail')
    .select(['id', 'orderId', 'content', 'state', 'nextAttemptAt'])
    .where('orderId', 'in', ids.length > 0 ? ids : [''])
    .where('purpose', '=', 'lateNotice')
    .orderBy('createdAt')
    .execute()
  const found = rows.flatMap(({ content, orderId, state, nextAttemptAt, id }) => {
    const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), lateContent), content)
    if (!success || !orders.some((order) => order.id === orderId && order.date === output.date)) return []
    const isHeld = state === 'waiting' && new Date(nextAttemptAt) > now
    const takeBackUntil = isHeld ? new Date(nextAttemptAt) : undefined
    return [{ orderId, notice: { id, minutes: output.minutes, at: new Date(output.at), takeBackUntil } }]
  })
  return new Map(ids.map((id) => [id, found.flatMap(({ orderId, notice }) => (orderId === id ? [notice] : []))]))
}

/**
 * Takes a notice back that is still held; one that has gone, or was taken back before, is stale.
 */
export async function takeBackLateNotice(
  transaction: Database,
  { orderId, id }: { orderId: string; id: string },
  now: Date,
): Promise<Outcome> {
  const { numDeletedRows } = await transaction
    .deleteFrom('mail')
    .where((eb) => eb.and({ id, orderId, purpose: 'lateNotice', state: 'waiting' }))
    .where('nextAttemptAt', '>', now.toISOString())
    .executeTakeFirst()
  return { outcome: numDeletedRows > 0n ? 'done' : 'stale' }
}
