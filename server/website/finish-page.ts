import type { Measurement } from '../../site/analytics/measurement.ts'
import { type PageAssets, speculationRules, startScript } from '../../site/document.tsx'
import type { PageWords } from '../../site/metadata.ts'
import type { PageProps, ViewId } from '../../site/page-data.ts'
import { renderPage } from '../../site/render-page.tsx'
import type { Settings } from '../config.ts'
import { contentSecurityPolicy, headersOfSite, reportingEndpoints } from '../http/security-headers.ts'
import { timingOfMiss } from '../http/server-timing.ts'
import type { Services } from '../services.ts'
import type { SiteAssets } from './assets.ts'
import { etagOf, type FinishedPage, pack } from './page-cache.ts'

/** What a page is made from, before it is rendered. */
export interface PageContent {
  props: PageProps
  words: PageWords
  /** What it was made of, as the change log names it. */
  subjects: readonly string[]
  /** Epoch ms. */
  validUntil: number
  status?: number
  /** Origins whose frames a visitor may load in this page. */
  frameOrigins?: readonly string[]
}

const qualityForAVisitorWhoWaits = 5

/**
 * Renders and compresses a page and gives it the headers it travels with.
 * @param startedAt when its content began to be looked up, as `performance.now()` tells it
 */
export async function finishPage(services: Services, content: PageContent, startedAt: number): Promise<FinishedPage> {
  const hasContentAt = performance.now()
  const { props, words, subjects, validUntil, status = 200, frameOrigins = [] } = content
  const { settings } = services
  const measurement = measurementOf(settings)
  const assets = assetsOf(services.assets, props.view, measurement !== undefined)
  const html = renderPage(props, words, assets, measurement)
  const renderedAt = performance.now()
  const body = await pack(html, qualityForAVisitorWhoWaits)
  const stages = {
    data: hasContentAt - startedAt,
    render: renderedAt - hasContentAt,
    compress: performance.now() - renderedAt,
  }
  services.metrics.made(stages)
  const etag = etagOf(html)
  return {
    status,
    headers: {
      ...headersOfSite(settings),
      ...reportingEndpoints,
      'Server-Timing': timingOfMiss(stages),
      'Content-Type': 'text/html; charset=utf-8',
      // Always asked again, answered 304 from memory: a published change or a new day shows at once.
      'Cache-Control': status === 200 ? 'public, max-age=0, must-revalidate' : 'no-store',
      Vary: 'Accept-Encoding',
      // nginx keeps the page for when no process answers; being out of date already, it is asked for again each time.
      ...(status === 200 && { ETag: etag, 'X-Accel-Expires': '@1' }),
      'Content-Security-Policy': contentSecurityPolicy(
        { scripts: [speculationRules, startScript(assets)], css: assets.css },
        settings,
        measurement,
        frameOrigins,
      ),
    },
    body,
    etag,
    subjects,
    validUntil,
  }
}

const measurementOf = ({ gaMeasurementId: id, gaTagOrigin: tagOrigin }: Settings): Measurement | undefined =>
  id === undefined ? undefined : { id, tagOrigin }

/** The files of a view; a page that counts visits carries the question for consent too. */
function assetsOf(site: SiteAssets, view: ViewId, measured: boolean): PageAssets {
  const assets = site.of(view)
  return measured ? { ...assets, css: assets.css + site.consent.css, consent: site.consent.module } : assets
}
