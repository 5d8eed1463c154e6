import { expect, test } from 'vitest'
import { engines } from '../../../testing/database/engines.ts'
import { openOrders } from '../../../testing/orders/open-orders.ts'
import { placedOrder } from '../../../testing/orders/place-through-draft.ts'
import { payOrder } from '../../../testing/payments/pay-order.ts'
import { cancelOrder } from '../change/cancel-order.ts'

test.each(engines)(
  'what was paid too much goes back by the payments that it came by, the rest by the office, on %s',
  async (engine) => {
    const services = await openOrders(engine)
    const { database, time } = services
    const { order } = await placedOrder(services)
    const pay = (method: 'online' | 'transfer', providerId: string, amount: number) => {
      time.now = new Date(time.now.getTime() + 1000)
      return payOrder(database, order.id, amount, time.now, { method, provider: method, providerId })
    }
    const half = Math.floor(order.priceCents / 2)
    await pay('online', 'tr_1', half)
    await pay('online', 'tr_2', order.priceCents - half)
    await pay('transfer', 'bank', 700)
    await cancelOrder(services, order.id, undefined)
    const refunds = await database
      .selectFrom('refund')
      .leftJoin('payment', 'payment.id', 'refund.paymentId')
      .select(['refund.cents', 'payment.providerId'])
      .orderBy('payment.providerId')
      .execute()
    expect(refunds).toHaveLength(3)
    expect(refunds).toEqual(
      expect.arrayContaining([
        { cents: half, providerId: 'tr_1' },
        { cents: order.priceCents - half, providerId: 'tr_2' },
        { cents: 700, providerId: null },
      ]),
    )
  },
)
