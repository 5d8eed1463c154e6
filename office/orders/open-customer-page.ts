import { retryingTransaction } from '../../services/database/schema.ts'
import { orderOf } from '../../services/orders/record/order-rows.ts'
import { orderUrl } from '../../services/orders/record/order-url.ts'
import { audit } from '../../services/people/audit.ts'
import type { OrderAnswer } from './of-order.ts'

/**
 * `POST /orders/{number}/customer-page`: leads to the customer's own page, on which anyone with its address acts as
 * the customer, so the trail says who opened it (R17.17).
 */
export const openCustomerPage: OrderAnswer = async ({ person, now, context }, { database, settings }, row) => {
  const entry = { by: person, action: 'openCustomerPage', subject: `order:${row.id}` } as const
  await retryingTransaction(database, (transaction) => audit(transaction, entry, now))
  return context.redirect(orderUrl(settings.orderSiteUrl[row.language], orderOf(row).key), 303)
}
