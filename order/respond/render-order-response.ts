import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { language } from '#copy/language.ts'
import { frame } from '#copy/order/frame.ts'
import { fill } from '../../copy/fill.ts'
import { otherLanguage } from '../../domain/language.ts'
import { pathOf } from '../../domain/website/pages.ts'
import { compress, etagOf, respondWith } from '../../services/http/encoded-response.ts'
import { contentSecurityPolicy, reportingEndpoints } from '../../services/http/security-headers.ts'
import { openBuild, readViewAssets, type ViewAssets } from '../../services/http/view-assets.ts'
import { checkoutOrigins } from '../../services/payments/provider/checkout-origins.ts'
import { startScript } from '../../ui/document/document.tsx'
import type { OrderDataOf, OrderFacts } from '../layout/order-page-data.ts'
import type { OrderingServices } from '../layout/ordering-services.ts'
import type { OrderPageId } from '../layout/routes.ts'
import { renderOrderPage } from './render-order-page.tsx'

/** What a page is answered with, beside its data. */
interface Answer {
  /** For the title bar. */
  title: string
  status?: ContentfulStatusCode
  headers?: Record<string, string>
}

/** Brotli quality for a visitor who waits. */
const quickQuality = 5

/**
 * Reads the built files of the ordering site.
 * @param folder as for `openBuild`
 */
export const readOrderAssets = (folder: string): ViewAssets<OrderPageId> =>
  readViewAssets(openBuild(folder), 'order', 'order/layout/order-layout.tsx')

/** Renders a page for one visitor. Nothing of it is ever cached. */
export async function showOrderPage<Page extends OrderPageId>(
  services: OrderingServices,
  context: Context,
  page: Page,
  data: OrderDataOf<Page>,
  { title, status = 200, headers = {} }: Answer,
): Promise<Response> {
  const { settings, orderAssets } = services
  const assets = orderAssets.of(page)
  const html = renderOrderPage(page, fill(frame.pageTitle, { title }), data, factsOf(services), assets)
  const policy = contentSecurityPolicy(settings.orderSiteUrl[language], {
    inline: { scripts: [startScript(assets)], css: assets.css },
    // A postcode of the other country goes on at its ordering site, a payment at the provider's page.
    formTargets: [settings.orderSiteUrl[otherLanguage(language)], ...checkoutOrigins(settings.payments)],
    frames: [],
  })
  const rendered = {
    status,
    headers: {
      ...reportingEndpoints(settings.orderSiteUrl[language]),
      ...headers,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy,
      Vary: 'Accept-Encoding',
    },
    body: await compress(html, quickQuality),
    etag: etagOf(html),
  }
  return respondWith(rendered, context.req.raw)
}

function factsOf({ settings, estimator }: OrderingServices): OrderFacts {
  const origin = settings.origin[language]
  return {
    website: {
      home: `${origin}/`,
      terms: origin + pathOf('terms-and-conditions', language),
      privacy: origin + pathOf('privacy', language),
      contact: origin + pathOf('customer-service', language),
    },
    sample: estimator?.tariff.sample ?? false,
  }
}

/** Leads on after a form, to a page that can be reloaded. */
export const seeOther = (location: string): Response =>
  new Response(null, { status: 303, headers: { Location: location } })
