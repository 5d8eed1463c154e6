import { changeWait } from '../../../domain/orders/change-limit.ts'
import type { Database } from '../../database/schema.ts'
import type { Author } from '../advance/advance-order.ts'

/** The customer has changed the order too often in the last hour. `retryAfter` is in seconds. */
export class TooManyChanges extends Error {
  readonly retryAfter: number

  constructor(retryAfter: number) {
    super('The order was changed too often')
    this.retryAfter = retryAfter
  }
}

/**
 * Limits how often customers change an order, or correct its details (R16.31): each time people are moved or mails sent.
 * Runs inside the transaction that holds the order's row. The office has no limit.
 * @throws TooManyChanges
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
  if (retryAfter !== undefined) throw new TooManyChanges(retryAfter)
}
