import { changeTerms } from '../../domain/orders/change-terms.ts'
import type { Order } from '../../domain/orders/order.ts'
import { byCustomer, type Mover, type MoveServices, moveOrder, OrderMoved, orStale } from './move-order.ts'
import { orderOf } from './order-rows.ts'

/** `stale`: the order has changed since it was shown, or cannot be cancelled any more. */
export type Cancellation = { outcome: 'cancelled'; order: Order } | { outcome: 'stale' }

/**
 * Cancels an order (R16.5). Within the free periods nothing is owed, afterwards the late fee; fees for earlier late changes stay owed.
 * @param version that the page showed; undefined: whatever it is now
 * @param by the office may waive the fee
 */
export async function cancelOrder(
  services: MoveServices,
  orderId: string,
  version: number | undefined,
  { waiveFee = false, ...by }: Mover & { waiveFee?: boolean } = byCustomer,
): Promise<Cancellation> {
  return await orStale(
    moveOrder(services, orderId, 'cancel', {
      ...by,
      version,
      async work(_, row, now) {
        const { order } = orderOf(row)
        if (by.actor === 'customer' && now >= order.startsAt) throw new OrderMoved()
        const { feeCents } = changeTerms(order, now)
        return { owedCents: order.feeCents + (waiveFee ? 0 : feeCents), sequence: row.sequence + 1 }
      },
    }).then((order) => ({ outcome: 'cancelled' as const, order })),
  )
}
