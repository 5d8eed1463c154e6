import { expect, test } from 'vitest'
import { cents } from '../../../domain/money/cents.ts'
import { engines } from '../../../testing/database/engines.ts'
import { openOrders } from '../../../testing/orders/open-orders.ts'
import { placedOrder } from '../../../testing/orders/place-through-draft.ts'
import { retryingTransaction } from '../../database/retrying-transaction.ts'
import { recordPayment } from '../../payments/record/record-payment.ts'
import { lockOrder } from '../advance/advance-order.ts'
import { cancelOrder } from '../change/cancel-order.ts'

test.each(engines)(
  'what was paid too much goes back by the payments that it came by, the rest by the office, on %s',
  async (engine) => {
    const services = await openOrders(engine)
    const { database, time } = services
    const { order } = await placedOrder(services)
    const pay = (method: 'online' | 'transfer', providerId: string, amount: number) =>
      retryingTransaction(database, async (transaction) => {
        await lockOrder(transaction, order.id)
        time.now = new Date(time.now.getTime() + 1000)
        const payment = { orderId: order.id, method, provider: method, providerId, cents: cents(amount) }
        await recordPayment(transaction, payment, time.now)
      })
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
