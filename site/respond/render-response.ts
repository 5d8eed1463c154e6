import type { Context } from 'hono'
import { language } from '#copy/language.ts'
import { googleTagOrigin, type Measurement, tagPolicy } from '../../domain/website/measurement.ts'
import { encodePage } from '../../services/http/encode-page.ts'
import { respondWith } from '../../services/http/encoded-response.ts'
import type { AppEnvironment } from '../../services/http/request-log.ts'
import { headersOfSite, type PageSources } from '../../services/http/security-headers.ts'
import { timingOfMiss } from '../../services/http/server-timing.ts'
import type { Settings } from '../../services/settings/settings.ts'
import { startScript } from '../../ui/document/document.tsx'
import { renderSitePage, speculationRules } from '../document/site-document.tsx'
import type { CachedPage } from './page-cache.ts'
import type { PageMetrics } from './page-metrics.ts'
import type { PageContent } from './read-page.ts'
import type { SiteAssets } from './site-assets.ts'

/** The inputs of rendering in addition to the content. */
export interface RenderServices {
  settings: Pick<Settings, 'origin' | 'orderSiteUrl' | 'gaMeasurementId' | 'gaTagOrigin'>
  assets: SiteAssets
  pageMetrics: PageMetrics
}

/**
 * Renders and compresses a page and gives it the headers it is sent with.
 * @param startedAt when its content began to be looked up, by `performance.now()`
 */
export async function renderResponse(
  services: RenderServices,
  content: PageContent,
  startedAt: number,
): Promise<CachedPage> {
  const hasContentAt = performance.now()
  const { view, freshness, status = 200 } = content
  const { settings, pageMetrics } = services
  const origin = settings.origin[language]
  const { gaMeasurementId: id, gaTagOrigin: tagOrigin } = settings
  const measurement = id === undefined ? undefined : { id, tagOrigin }
  const { consent } = services.assets
  const own = services.assets.of(view)
  // A page that counts visits carries the question for consent too.
  const assets = measurement ? { ...own, css: own.css + consent.css, consent: consent.module } : own
  const html = renderSitePage(content, assets, measurement)
  const renderedAt = performance.now()
  const sources = {
    inline: { scripts: [speculationRules, startScript(assets)], css: assets.css },
    // `/start` redirects to the ordering site.
    formTargets: [new URL(settings.orderSiteUrl[language]).origin],
    frames: freshness.embeds,
    measurement: measurement && sourcesOf(measurement),
  }
  const page = await encodePage(html, sources, { status, headers: headersOfSite(origin) })
  const stages = {
    data: hasContentAt - startedAt,
    render: renderedAt - hasContentAt,
    compress: performance.now() - renderedAt,
  }
  for (const [stage, ms] of Object.entries(stages)) pageMetrics.stages.observe({ stage }, ms / 1000)
  return {
    ...page,
    headers: {
      ...page.headers,
      'Server-Timing': timingOfMiss(stages),
      // Browsers ask again each time, and are answered 304 from memory: a published change or a new day shows at once.
      'Cache-Control': status === 200 ? 'public, max-age=0, must-revalidate' : 'no-store',
      ...(status === 200 && { ETag: page.etag }),
    },
    freshness,
  }
}

/** Renders a page for one visitor, which is never cached: what depends on a query, a form or an error of ours. */
export async function renderUncached(
  services: RenderServices,
  content: PageContent,
  context: Context<AppEnvironment>,
): Promise<Response> {
  const rendered = await renderResponse(services, content, context.get('startedAt'))
  rendered.headers['Cache-Control'] = 'no-store'
  delete rendered.headers.ETag
  return respondWith(rendered, context.req.raw)
}

/** Hosts of Google Analytics beside the one of the tag, as Google documents them for this policy. */
const googleHosts = 'https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com'

/** Under this name Google's tag makes its own Trusted Types. */
const googlePolicy = 'goog#html'

const sourcesOf = ({ tagOrigin }: Measurement): PageSources['measurement'] => ({
  scripts: tagOrigin,
  collectors: tagOrigin === googleTagOrigin ? googleHosts : tagOrigin,
  trustedTypes: [tagPolicy, googlePolicy],
})
