import { language } from '#copy/language.ts'
import { countryOf } from '../../domain/language.ts'
import { handOffUrl } from '../../domain/orders/ordering-site.ts'
import { checkCoveredPostcode } from '../../domain/places/postcode.ts'
import { siteCoverage } from './own-area.ts'
import type { PageFacts } from './page-facts.ts'

/**
 * Where an order leads: with the package of the page, and all that its address says of the home (R5.6).
 * @param date of the visit, if one is chosen
 */
export function orderHref({ orderSiteUrl, ownOrderSite, packageId, zipCode, home }: PageFacts, date?: string): string {
  const check = checkCoveredPostcode(countryOf(language), zipCode ?? '', siteCoverage)
  const wishes = ownOrderSite ? { ...home, date } : undefined
  return handOffUrl(orderSiteUrl, packageId, check.ok ? check.zipCode : undefined, wishes)
}
