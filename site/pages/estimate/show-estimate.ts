import type { Context, Next } from 'hono'
import { language } from '#copy/language.ts'
import { pathOf } from '../../../domain/website/pages.ts'
import { redirect } from '../../../services/http/plain-answers.ts'
import type { AppEnvironment } from '../../../services/http/request-log.ts'
import { type ContentServices, contentOfPage } from '../../respond/content-of-page.ts'
import { estimatePage } from '../../respond/read-estimate.ts'
import { type RenderServices, renderUncached } from '../../respond/render-response.ts'

/**
 * `GET /estimate?packageId=…&zipCode=…&rooms=…`: the estimate of one choice. A form without script is redirected to the
 * equivalent short address, which can be shared. Without a query the page is cached like any other.
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
    if (page.outcome === 'redirect') return redirect(`${pathOf('estimate', language)}?${page.query}`, 303)
    const { estimate, packageId } = page
    const content = await contentOfPage(
      services,
      'estimate',
      { estimate },
      {
        packageId,
        ...(estimate && { zipCode: estimate.choice.zipCode, home: estimate.choice }),
      },
    )
    return renderUncached(services, content, context)
  }
}
