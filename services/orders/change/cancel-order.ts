import { addCents } from '../../../domain/money/cents.ts'
import { changeTerms } from '../../../domain/orders/change-terms.ts'
import type { Order } from '../../../domain/orders/order.ts'
import type { Outcome } from '../../../domain/outcome.ts'
import { type AdvanceServices, type Author, advanceOrder, byCustomer, StaleOrder } from '../advance/advance-order.ts'
import { orderOf } from '../record/order-rows.ts'

/**
 * Cancels an order (R16.5). Within the free periods nothing is owed, afterwards the late fee; fees for earlier late
 * changes stay owed.
 * @param version that the page showed; undefined: whatever it is now
 * @param by the customer by default; the office may waive the fee. `seenFeeCents`: the fee that the page showed; at
 *   any other it is `stale`, as is an order that has changed since, or can no longer be cancelled
 */
export async function cancelOrder(
  services: AdvanceServices,
  orderId: string,
  version: number | undefined,
  { waiveFee = false, seenFeeCents, ...by }: Partial<Author> & { waiveFee?: boolean; seenFeeCents?: number } = {},
): Promise<Outcome<{ order: Order }>> {
  const author = { ...byCustomer, ...by }
  return await advanceOrder(services, orderId, 'cancel', {
    ...author,
    version,
    async work(_, row, now) {
      const { order } = orderOf(row)
      if (author.actor === 'customer' && now >= order.startsAt) throw new StaleOrder()
      const { feeCents } = changeTerms(order, now)
      if (seenFeeCents !== undefined && seenFeeCents !== feeCents) throw new StaleOrder()
      return { owedCents: waiveFee ? order.feeCents : addCents(order.feeCents, feeCents), sequence: row.sequence + 1 }
    },
  })
}
