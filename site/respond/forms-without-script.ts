import { language } from '#copy/language.ts'
import { cleanVisible } from '../../domain/contact/form-text.ts'
import { formatChoice, isFormQuery, readChoice, withoutTypicalHome } from '../../domain/estimate/choice.ts'
import { addedExtras } from '../../domain/estimate/work.ts'
import { countryOf, otherLanguage } from '../../domain/language.ts'
import { readHome } from '../../domain/orders/order-home.ts'
import { handOffUrl, type Wishes } from '../../domain/orders/ordering-site.ts'
import { isPackageId } from '../../domain/packages/cleaning-packages.ts'
import { checkCoveredPostcode, longestPostcode } from '../../domain/places/postcode.ts'
import { pathOf } from '../../domain/website/pages.ts'
import { redirect } from '../../services/http/plain-answers.ts'
import type { AppRequest } from '../../services/http/serve-routes.ts'
import { onOtherSite } from '../page-data/alternates.ts'
import { siteCoverage } from '../page-data/own-area.ts'
import { estimateData } from './read-estimate.ts'
import { type ContentServices, readPage } from './read-page.ts'
import { type RenderServices, renderUncached } from './render-response.ts'
import { type PageServices, showTablePage } from './show-page.ts'

/**
 * `GET /start?packageId=…&zipCode=…`: the postcode form without script. A good postcode is handed over to the ordering
 * site with 303, where that is ours with the rooms, extras and days of the address; any other is 422, or 200 outside
 * our area (R5.4), and shows the form again with what was typed and what is wrong with it.
 */
export async function redirectToOrdering(
  { query, context }: AppRequest,
  services: ContentServices & RenderServices,
): Promise<Response> {
  const { settings } = services
  const asked = query.get('packageId') ?? ''
  const packageId = isPackageId(asked) ? asked : 'gs'
  const given = query.get('zipCode')
  const typed = cleanVisible(given ?? '')
  const check = checkCoveredPostcode(countryOf(language), typed, siteCoverage)
  // A foreign ordering site gets exactly the two.
  const wishes = settings.orderPort ? wishesIn(query) : undefined
  if (check.ok) return redirect(handOffUrl(settings.orderSiteUrl[language], packageId, check.zipCode, wishes), 303)
  // A code of the other country goes on where it would have been typed there. Home has the package `gs` too. Rooms and
  // days go along, to the page that hands them over there.
  const [, carried = ''] = handOffUrl('', packageId, undefined, wishes).split('?')
  const isMore = carried.includes('&')
  const counterpart = isMore ? '/start' : pathOf(packageId === 'gs' ? 'home' : packageId, otherLanguage(language))
  const counterpartHref = onOtherSite(settings, counterpart)
  const refused = { zipCode: typed.slice(0, longestPostcode), ...(isMore && { carried }) }
  const content = await readPage(services, 'start', { refused, facts: { packageId, counterpartHref } })
  return renderUncached(
    services,
    { ...content, status: given === null || check.problem === 'notCovered' ? 200 : 422 },
    context,
  )
}

function wishesIn(query: URLSearchParams): Wishes {
  const { choice, date, handover } = readHome(query)
  return { ...choice, date, handover }
}

/**
 * `GET /estimate?packageId=…&zipCode=…&rooms=…`: the estimate of one choice. A form is redirected to the equivalent short
 * address, which can be shared. Without a query the page is cached like any other.
 */
export async function showEstimate(request: AppRequest, services: PageServices): Promise<Response> {
  const { query, context } = request
  const { estimator, clock } = services
  if (query.size === 0) return await showTablePage('estimate')(request, services)
  const typicalHome = estimator?.tariff.typicalHome ?? []
  const choice = withoutTypicalHome(readChoice(query, typicalHome), typicalHome)
  if (isFormQuery(query)) {
    const required = query.has('refresh') && choice.zipCode === '' ? '&refresh=yes' : ''
    return redirect(`${pathOf('estimate', language)}?${formatChoice(choice)}${required}`, 303)
  }
  const estimate = estimateData(estimator, choice, clock(), query.has('refresh'))
  const { packageId, zipCode } = choice
  const home = { ...choice, extras: addedExtras(packageId, choice.extras) }
  const facts = { packageId, ...(estimate && { zipCode, home }) }
  return renderUncached(services, await readPage(services, 'estimate', { estimate, facts }), context)
}
