import { language } from '#copy/language.ts'
import { countryOf } from '../../domain/language.ts'
import { handOffUrl } from '../../domain/orders/ordering-site.ts'
import { checkPostcode } from '../../domain/places/postcode.ts'
import type { PageFacts } from '../page-data/page-data.ts'

/** Where "Order now" leads: with the package of the page, and all that its address says of the home (R5.6). */
export function orderHref({ orderSiteUrl, ownOrderSite, packageId, zipCode, home }: PageFacts): string {
  const check = checkPostcode(countryOf(language), zipCode ?? '')
  return handOffUrl(orderSiteUrl, packageId, check.ok ? check.zipCode : undefined, ownOrderSite ? home : undefined)
}
