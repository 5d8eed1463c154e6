import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { type ComponentType, createElement } from 'react'
import { language } from '#copy/language.ts'
import { frame } from '#copy/order/frame.ts'
import { fill } from '../../copy/fill.ts'
import { otherLanguage } from '../../domain/language.ts'
import { pathOf } from '../../domain/website/pages.ts'
import { encodePage } from '../../services/http/encode-page.ts'
import { respondWith } from '../../services/http/encoded-response.ts'
import { openBuild, readViewAssets, type ViewAssets } from '../../services/http/view-assets.ts'
import { checkoutOrigins } from '../../services/payments/provider/checkout-origins.ts'
import { startScript } from '../../ui/document/document.tsx'
import { renderPage } from '../../ui/document/render-page.tsx'
import { OrderDocument } from '../layout/order-document.tsx'
import type { OrderDataOf, OrderFacts } from '../layout/order-page-data.ts'
import type { OrderingServices, OrderRequest } from '../layout/ordering-services.ts'
import type { OrderPageId } from '../layout/routes.ts'

const pages = import.meta.glob<ComponentType<{ data: never }>>('../*/*-page.tsx', { eager: true, import: 'default' })

/** The options of an answer with a page, beside its data. */
interface Answer {
  /** For the title bar. */
  title: string
  status?: ContentfulStatusCode
  headers?: Record<string, string>
}

/**
 * Reads the built files of the ordering site.
 * @param folder as for `openBuild`
 */
export const readOrderAssets = (folder: string): ViewAssets<OrderPageId> =>
  readViewAssets(openBuild(folder), 'order', 'order/layout/order-layout.tsx')

/** Renders a page for one visitor. Nothing of it is ever cached. */
export async function showOrderPage<Page extends OrderPageId>(
  services: OrderingServices,
  request: OrderRequest,
  page: Page,
  data: OrderDataOf<Page>,
  { title, ...answer }: Answer,
): Promise<Response> {
  const { settings, orderAssets } = services
  const assets = orderAssets.of(page)
  const frameProps = { title: fill(frame.pageTitle, { title }), facts: factsOf(services), assets }
  const html = renderPage(pages, page, data, (content) => createElement(OrderDocument, frameProps, content))
  const sources = {
    inline: { scripts: [startScript(assets)], css: assets.css },
    // A postcode of the other country goes on at its ordering site, a payment at the provider's page.
    formTargets: [settings.orderSiteUrl[otherLanguage(language)], ...checkoutOrigins(settings.payments)],
    frames: [],
  }
  return respondWith(await encodePage(html, settings.orderSiteUrl[language], sources, answer), request.context.req.raw)
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
