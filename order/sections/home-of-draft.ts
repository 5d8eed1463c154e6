import type { Draft } from '../../domain/orders/order.ts'
import { handOffUrl } from '../../domain/orders/ordering-site.ts'

/**
 * The address of step 1 of an order that is not placed yet, with all that is known, so that going back loses nothing.
 */
export function homeOfDraft({ home, id }: Draft): string {
  const { packageId, zipCode, houseNumber } = home
  const number = houseNumber && `&houseNumber=${encodeURIComponent(houseNumber)}`
  return `${handOffUrl('', packageId, zipCode, home)}${number}&draft=${id}`
}
