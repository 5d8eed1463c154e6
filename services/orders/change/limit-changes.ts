import { AskedTooOften } from '../../../domain/outcome.ts'
import type { Database } from '../../database/schema.ts'
import type { Author } from '../advance/advance-order.ts'

/** How often a customer may change one order in an hour (R16.31). */
export const changesPerHour = 6

const hour = 3_600_000

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
  const first = await transaction
    .selectFrom('orderEvent')
    .select('at')
    .where((eb) => eb.and({ orderId, actor: 'customer' }))
    .where('kind', 'in', ['changeVisit', 'changeHome', 'changeVisitAndHome', 'changeDetails'])
    .orderBy('seq', 'desc')
    .offset(changesPerHour - 1)
    .limit(1)
    .executeTakeFirst()
  const left = first ? Date.parse(first.at) + hour - now.getTime() : 0
  if (left > 0) throw new AskedTooOften(Math.ceil(left / 1000))
}
