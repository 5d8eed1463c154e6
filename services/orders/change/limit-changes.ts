import { AskedTooOften } from '../../../domain/outcome.ts'
import type { Database } from '../../database/schema.ts'
import type { Author } from '../advance/advance-order.ts'

/**
 * Limits how often customers change an order, or correct its details (R16.31): each time people are moved or mails
 * sent. Runs inside the transaction that holds the order's row. The office has no limit.
 * @throws AskedTooOften
 */
export async function limitChanges(
  transaction: Database,
  orderId: string,
  { actor }: Author,
  now: Date,
): Promise<void> {
  if (actor !== 'customer') return
  const rows = await transaction
    .selectFrom('orderEvent')
    .select('at')
    .where((eb) => eb.and({ orderId, actor: 'customer' }))
    .where('kind', 'in', ['changeVisit', 'changeHome', 'changeVisitAndHome', 'changeDetails'])
    .execute()
  const times = rows.map(({ at }) => new Date(at))
  const retryAfter = changeWait(times, now)
  if (retryAfter !== undefined) throw new AskedTooOften(retryAfter)
}

/** How often a customer may change one order in an hour (R16.31). Each change moves people and is mailed. */
export const changesPerHour = 6

const hour = 3_600_000

/**
 * How long a customer has to wait before the next change of an order.
 * @param changes when this customer has changed the order, in any order
 * @returns whole seconds; undefined if it may be changed now
 */
export function changeWait(changes: readonly Date[], now: Date): number | undefined {
  const recent = changes.map((at) => at.getTime() + hour - now.getTime()).filter((left) => left > 0)
  const wait = recent.sort((one, other) => other - one)[changesPerHour - 1]
  return wait === undefined ? undefined : Math.ceil(wait / 1000)
}
