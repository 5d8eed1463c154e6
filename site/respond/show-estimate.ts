import { language } from '#copy/language.ts'
import { pathOf } from '../../domain/website/pages.ts'
import { redirect } from '../../services/http/plain-answers.ts'
import type { AppRequest } from '../../services/http/serve-routes.ts'
import { estimatePage } from './read-estimate.ts'
import { readPage } from './read-page.ts'
import { renderUncached } from './render-response.ts'
import { type PageServices, showPage } from './show-page.ts'

/**
 * `GET /estimate?packageId=…&zipCode=…&rooms=…`: the estimate of one choice. A form without script is redirected to the
 * equivalent short address, which can be shared. Without a query the page is cached like any other.
 */
export async function showEstimate(request: AppRequest, services: PageServices): Promise<Response> {
  const { query, context } = request
  if (query.size === 0) return await showPage(request, services)
  const page = estimatePage(services.estimator, query, services.clock())
  if (page.outcome === 'redirect') return redirect(`${pathOf('estimate', language)}?${page.query}`, 303)
  const { estimate, packageId } = page
  const ofChoice = estimate && { zipCode: estimate.choice.zipCode, home: estimate.choice }
  const content = await readPage(services, 'estimate', { estimate, facts: { packageId, ...ofChoice } })
  return renderUncached(services, content, context)
}
