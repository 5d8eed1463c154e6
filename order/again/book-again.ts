import { goesTo } from '../../domain/company/company-coverage.ts'
import { detailsOfOrder } from '../../domain/orders/order-details.ts'
import type { OrderHome } from '../../domain/orders/order-home.ts'
import { handOffUrl } from '../../domain/orders/ordering-site.ts'
import { redirect } from '../../services/http/plain-answers.ts'
import { saveDetails, startDraft } from '../../services/orders/draft/order-drafts.ts'
import { draftPath, orderPath } from '../layout/routes.ts'
import { showTooMany } from '../respond/show-message.ts'
import { withOrder } from '../respond/with-order.ts'

/**
 * `POST /order/…/again`: a new draft with the home, the extras and the details of an order, at today's prices (R16.34).
 * It leads to the dates; the old order stays as it is.
 */
export const bookAgain = withOrder(async (request, services, { key, order, person }) => {
  // A business agrees on its work with the office.
  if (order.business) return redirect(orderPath(key), 303)
  const { orders } = services
  const { packageId, zipCode, rooms, extras, soldMinutes } = order
  const home: OrderHome = { packageId, zipCode, rooms, extras, soldMinutes, houseNumber: person.houseNumber }
  const firstStep = () => redirect(handOffUrl('', packageId, zipCode, home), 303)
  // We went there then, or teams were larger: step 1 says so.
  if (!goesTo(order.country, zipCode)) return firstStep()
  const start = await startDraft(orders, home, request.client)
  if ('retryAfter' in start) return await showTooMany(request, start.retryAfter)
  if (start.outcome === 'refused') return firstStep()
  await saveDetails(orders, start.draft, detailsOfOrder(person, order))
  return redirect(draftPath(start.draft.id, 'visits'), 303)
})
