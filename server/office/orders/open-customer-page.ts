import { MessagePage } from '../../../office/pages/message.tsx'
import { retryingTransaction } from '../../database/retrying-transaction.ts'
import { findOrderRow, orderOf } from '../../orders/order-rows.ts'
import { orderUrl } from '../../orders/order-url.ts'
import { audit } from '../audit.ts'
import type { PersonRequest } from '../office-route.ts'
import type { OfficeServices } from '../office-services.ts'

/**
 * `POST /orders/{number}/customer-page`: leads to the customer's own page, on which whoever has its address acts as the customer, so the
 * trail says who opened it (R17.17).
 */
export async function openCustomerPage(request: PersonRequest, services: OfficeServices): Promise<Response> {
  const { param, person, now, context, show, words } = request
  const { database, settings } = services
  const row = await findOrderRow(database, param('number'))
  if (!row) return show(MessagePage, words.frame.notFound, 404)
  const deed = { by: person, action: 'openCustomerPage', subject: `order:${row.id}` } as const
  await retryingTransaction(database, (transaction) => audit(transaction, deed, now))
  return context.redirect(orderUrl(settings.orderSiteUrl[row.language], orderOf(row).key), 303)
}
