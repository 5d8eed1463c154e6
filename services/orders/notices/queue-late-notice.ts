import { type LateMinutes, lateArrival, lateHeldFor, mayNotifyLate } from '../../../domain/orders/late-notice.ts'
import type { Outcome } from '../../../domain/outcome.ts'
import { visitEnd } from '../../../domain/scheduling/visit.ts'
import type { Database } from '../../database/schema.ts'
import type { OrderTable } from '../../database/tables/order-tables.ts'
import { queueNotice } from './queue-notice.ts'

/**
 * Queues the notice that a team is late, inside the caller's transaction, and holds it for half a minute (R18.33). It
 * is dropped once the team is expected, and once work has begun.
 * @param formId the id of the form or operation: the same one queues one notice, however often it is sent
 * @param at when the team said so: the customer reads the time that it saw
 * @returns `isNew`: false if it was queued before, or the recipient is gone; `stale`: it is not the day, work has
 *   begun, or it would come too late (R20.8)
 */
export async function queueLateNotice(
  transaction: Database,
  order: OrderTable,
  { minutes, formId, at }: { minutes: LateMinutes; formId: string; at: Date },
  now: Date,
): Promise<Outcome<{ isNew: boolean }>> {
  if (!mayNotifyLate(order, now) || at.getTime() + minutes * 60_000 <= now.getTime()) return { outcome: 'stale' }
  const arrival = lateArrival(visitEnd(order, 0), minutes, at)
  const more = { minutes, at: arrival.toISOString() }
  return await queueNotice(transaction, order, 'lateNotice', arrival, now, { more, formId, from: heldUntil(now) })
}

/**
 * Queues the notice of when the team finishes, of which a call could not inform the customer (R20.10), and holds it as
 * long. However many try to call, the customer reads the same once.
 * @param end undefined: work has not begun
 * @returns as `queueLateNotice`; new also where the customer has been told the same
 */
export async function queueFinishNotice(
  transaction: Database,
  order: OrderTable,
  { formId, end }: { formId: string; end: Date | undefined },
  now: Date,
): Promise<Outcome<{ isNew: boolean }>> {
  if (order.state !== 'begun' || !end || end <= now) return { outcome: 'stale' }
  const more = { at: end.toISOString() }
  const content = JSON.stringify({ date: order.date, ...more })
  const queued = transaction.selectFrom('mail').where('orderId', '=', order.id).where('state', '!=', 'failed')
  const same = queued.where((eb) => eb.and({ purpose: 'finishNotice', content })).select('id')
  if (await same.executeTakeFirst()) return { outcome: 'done', isNew: true }
  return await queueNotice(transaction, order, 'finishNotice', end, now, { more, formId, from: heldUntil(now) })
}

const heldUntil = (now: Date) => new Date(now.getTime() + lateHeldFor)

/** Takes the notice of an operation back that is still held; one that has gone, or was taken back before, is stale. */
export async function takeBackNotice(
  transaction: Database,
  { orderId, formId }: { orderId: string; formId: string },
  now: Date,
): Promise<Outcome> {
  const waiting = transaction.deleteFrom('mail').where((eb) => eb.and({ orderId, state: 'waiting' }))
  const ofForm = waiting
    .where('purpose', 'in', ['lateNotice', 'finishNotice'])
    .where('dedupeKey', 'like', `% ${formId}`)
  const { numDeletedRows } = await ofForm.where('nextAttemptAt', '>', now.toISOString()).executeTakeFirst()
  return { outcome: numDeletedRows > 0n ? 'done' : 'stale' }
}
