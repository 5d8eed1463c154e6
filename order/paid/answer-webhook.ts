import { receiveWebhook } from '../../services/payments/online/receive-webhook.ts'
import type { OrderRequest, TakingOrders } from '../layout/ordering-services.ts'

type WebhookServices = Pick<TakingOrders, 'clock'> & {
  orders: Pick<TakingOrders['orders'], 'database'>
  paymentWorker?: TakingOrders['paymentWorker']
}

/**
 * `POST /api/payments/mollie`: 200 and empty, whatever the id. It only triggers a fetch; the provider's answer is what
 * counts (R18.22).
 */
export async function answerWebhook(
  { context }: Pick<OrderRequest, 'context'>,
  services: WebhookServices,
): Promise<Response> {
  const { orders, clock, paymentWorker } = services
  // A client that breaks off names nothing.
  const form = new URLSearchParams(await context.req.text().catch(() => ''))
  if (await receiveWebhook(orders.database, form.get('id') ?? '', clock())) paymentWorker?.wake()
  return new Response(null, { status: 200 })
}
