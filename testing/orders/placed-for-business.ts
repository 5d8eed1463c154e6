import { randomUUID } from 'node:crypto'
import type { BusinessAgreement } from '../../domain/orders/business-order.ts'
import { checkDetails } from '../../domain/orders/check-details.ts'
import type { OrderView } from '../../domain/orders/order.ts'
import { offerVisits } from '../../services/orders/draft/draft-quote.ts'
import { placeBusinessOrder, workForBusiness } from '../../services/orders/place/place-business-order.ts'
import type { OrderServices } from '../../services/orders/record/order-services.ts'
import { expectOutcome, homeIn, typedDetails, viewOf } from './place-through-draft.ts'

/**
 * An order for a business on the first free visit, as the office places it.
 * @param isConfirmed whether the owner's accountant has confirmed reverse charge, as that of the samples has not
 */
export async function placedForBusiness(
  services: OrderServices,
  agreed: BusinessAgreement,
  isConfirmed = true,
): Promise<OrderView> {
  const { country } = services.estimator.tariff
  const { zipCode } = homeIn(services)
  const home = workForBusiness(country, agreed, { zipCode, people: 1, minutesOnSite: 120 }, isConfirmed)
  const [offer] = await offerVisits(services, home)
  const checked = checkDetails(typedDetails)
  if (!offer || !checked.ok) throw new Error('no visit')
  const { visit } = offer
  const by = { actor: 'office' as const }
  const order = { home, visit, details: checked.details }
  const placed = await placeBusinessOrder(services, order, { entry: randomUUID(), leadId: undefined, by })
  return await viewOf(services, expectOutcome(placed, 'done').order)
}
