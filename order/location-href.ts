import type { Draft } from '../domain/orders/order.ts'
import type { OrderHome } from '../domain/orders/order-home.ts'
import { handOffUrl } from '../domain/orders/ordering-site.ts'

/** The address of step 1 with everything that is known, so that going back loses nothing. */
export function locationHref({ packageId, zipCode, rooms, extras, houseNumber }: OrderHome, draftId?: string): string {
  const number = houseNumber && `&houseNumber=${encodeURIComponent(houseNumber)}`
  return handOffUrl('', packageId, zipCode, { rooms, extras }) + number + (draftId ? `&draft=${draftId}` : '')
}

/** Step 1 of an order that is not placed yet. */
export const homeOfDraft = ({ home, id }: Draft): string => locationHref(home, id)
