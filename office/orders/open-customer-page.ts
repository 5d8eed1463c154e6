import { retryingTransaction } from '../../services/database/retrying-transaction.ts'
import { findOrderRow, orderOf } from '../../services/orders/record/order-rows.ts'
import { orderUrl } from '../../services/orders/record/order-url.ts'
import { audit } from '../../services/people/audit.ts'
import type { PersonRequest } from '../gate/office-route.ts'
import type { OfficeServices } from '../gate/office-services.ts'
import { MessagePage } from '../sections/office-message-page.tsx'

/**
 * `POST /orders/{number}/customer-page`: leads to the customer's own page, on which anyone with its address acts as
 * the customer, so the trail says who opened it (R17.17).
 */
export async function openCustomerPage(request: PersonRequest, services: OfficeServices): Promise<Response> {
  const { param, person, now, context, show, words } = request
  const { database, settings } = services
  const row = await findOrderRow(database, param('number'))
  if (!row) return show(MessagePage, words.frame.notFound, 404)
  const entry = { by: person, action: 'openCustomerPage', subject: `order:${row.id}` } as const
  await retryingTransaction(database, (transaction) => audit(transaction, entry, now))
  return context.redirect(orderUrl(settings.orderSiteUrl[row.language], orderOf(row).key), 303)
}
