import { basename } from 'node:path'
import type { Context } from 'hono'
import type { ComponentType } from 'react'
import { language } from '#copy/language.ts'
import { frame } from '#copy/order/frame.ts'
import { fill } from '../../copy/fill.ts'
import { sisterOf } from '../../domain/company/company.ts'
import { pathOf } from '../../domain/website/pages.ts'
import { encodePage } from '../../services/http/encode-page.ts'
import { respondWith } from '../../services/http/encoded-response.ts'
import { openBuild, readViewAssets, type ViewAssets } from '../../services/http/view-assets.ts'
import type { PaymentSettings } from '../../services/settings/payment-settings.ts'
import { Document, startScript } from '../../ui/document/document.tsx'
import { renderDocument } from '../../ui/document/render-page.tsx'
import { type OrderFacts, OrderFactsProvider } from '../layout/order-facts.ts'
import { OrderLayout } from '../layout/order-layout.tsx'
import type { Answer, OrderingServices } from '../layout/ordering-services.ts'

const pages = import.meta.glob<ComponentType<never>>('../*/*-page.tsx', { eager: true, import: 'default' })

/** The views by their pages: each is named like the file of its page. */
const views = new Map(Object.entries(pages).map(([file, page]) => [page, basename(file, '-page.tsx')]))

/**
 * Reads the built files of the ordering site.
 * @param folder as for `openBuild`
 */
export const readOrderAssets = (folder: string): ViewAssets<string> =>
  readViewAssets(openBuild(folder), 'order', 'order/layout/order-layout.tsx')

/** Renders a page for one visitor. Nothing of it is ever cached. */
export async function showOrderPage<Props extends object>(
  services: OrderingServices,
  { req }: Context,
  Page: ComponentType<Props>,
  props: Props,
  { title, ...answer }: Answer,
): Promise<Response> {
  const { settings, orderAssets } = services
  const view = views.get(Page as ComponentType<never>)
  if (!view) throw new Error('This page is in no file of its own')
  const assets = orderAssets.of(view)
  const html = renderDocument(
    <OrderFactsProvider value={factsOf(services)}>
      <Document
        title={fill(frame.pageTitle, { title })}
        assets={assets}
        head={<meta name="robots" content="noindex" />}
      >
        <OrderLayout>
          <Page {...props} />
        </OrderLayout>
      </Document>
    </OrderFactsProvider>,
  )
  const sources = {
    inline: { scripts: [startScript(assets)], css: assets.css },
    // A postcode of the other country goes on at its ordering site, a payment at the provider's page.
    formTargets: [...(sister ? [settings.orderSiteUrl[sister]] : []), ...checkoutOrigins(settings.payments)],
    frames: [],
  }
  return respondWith(await encodePage(html, sources, answer), req.raw)
}

const sister = sisterOf(language)

/** Where the provider's page may be: browsers check it when a form is redirected there. */
function checkoutOrigins(payments: PaymentSettings | undefined): string[] {
  if (!payments) return []
  return [payments.endpoint === undefined ? 'https://*.mollie.com' : new URL(payments.endpoint).origin]
}

function factsOf({ settings, estimator }: OrderingServices): OrderFacts {
  const origin = settings.origin[language]
  return {
    website: {
      home: `${origin}/`,
      terms: origin + pathOf('terms-and-conditions', language),
      privacy: origin + pathOf('privacy', language),
      contact: origin + pathOf('customer-service', language),
      unconfirmed: origin + pathOf('unconfirmed', language),
    },
    sample: estimator?.tariff.sample ?? false,
  }
}
