import { contractFile, contractFileNames } from '../../services/orders/mail/contract-files.ts'
import { orderAtEvent } from '../../services/orders/record/order-at-event.ts'
import { showNotFound } from '../respond/show-message.ts'
import { withOrder } from '../respond/with-order.ts'

/** `GET /order/…/contract/{name}`: a file of the confirmation (R16.6), of the order as it stands now. */
export const sendContractFile = withOrder(async (request, { orders, settings }, view) => {
  const name = contractFileNames.find((known) => known === request.param('file'))
  const found = name && (await orderAtEvent(orders.database, view.order.id, view.history.at(-1)?.seq ?? 1))
  if (!found) return await showNotFound(request)
  const { content, contentType } = contractFile(found, name, settings.orderSiteUrl[view.order.language])
  return new Response(content, {
    headers: {
      'Content-Type': contentType,
      // It has no script, and styles on its elements alone.
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
    },
  })
})
