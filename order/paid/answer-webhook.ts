import type { Context, Handler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { receiveWebhook } from '../../services/payments/online/receive-webhook.ts'
import type { TakingOrders } from '../layout/ordering-services.ts'

/** Bytes: an id is shorter than thirty letters. */
const largestCall = 1024

type WebhookServices = Pick<TakingOrders, 'clock'> & {
  orders: Pick<TakingOrders['orders'], 'database'>
  paymentWorker?: TakingOrders['paymentWorker']
}

const taken = (context: Context) => context.body(null, 200)

/**
 * `POST /api/payments/mollie`: 200 and empty, whatever the id. It only has the provider looked at, which then says what
 * is true (R18.22).
 */
export const answerWebhook = ({ orders, clock, paymentWorker }: WebhookServices): [Handler, Handler] => [
  bodyLimit({ maxSize: largestCall, onError: taken }),
  async (context) => {
    const id = new URLSearchParams(await context.req.text()).get('id') ?? ''
    if (await receiveWebhook(orders.database, id, clock())) paymentWorker?.wake()
    return taken(context)
  },
]
