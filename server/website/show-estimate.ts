import type { Context, Next } from 'hono'
import { language } from '#copy/language.ts'
import { pathOf } from '../../site/pages.ts'
import { estimatePage } from '../estimates/estimate-data.ts'
import type { AppEnvironment } from '../http/request-log.ts'
import { type ContentServices, contentOfPage } from './content-of-page.ts'
import { type RenderServices, renderUncached } from './render-response.ts'

/**
 * `GET /estimate?packageId=…&zipCode=…&rooms=…`: the estimate of one choice. A form sent without script is led to the short
 * address that says the same, which is the one to share. Without a query the page is everybody's, and cached like any other.
 */
export function showEstimate(services: ContentServices & RenderServices) {
  return async (context: Context<AppEnvironment>, next: Next): Promise<Response | undefined> => {
    const { req } = context
    const query = new URL(req.url).searchParams
    if (query.size === 0) {
      await next()
      return undefined
    }
    const page = estimatePage(services.estimator, query, services.clock())
    if (page.outcome === 'redirect') {
      const location = `${pathOf('estimate', language)}?${page.query}`
      return new Response(null, { status: 303, headers: { Location: location, 'Cache-Control': 'no-store' } })
    }
    const content = await contentOfPage(services, 'estimate', { estimate: page.estimate })
    content.props.facts.packageId = page.packageId
    return renderUncached(services, content, context)
  }
}
