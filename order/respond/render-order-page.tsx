import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { PageAssets } from '../../domain/website/page-assets.ts'
import { Document } from '../../ui/document/document.tsx'
import { PageModules } from '../../ui/document/page-modules.ts'
import { OrderFactsProvider } from '../layout/order-facts.ts'
import { OrderLayout } from '../layout/order-layout.tsx'
import type { OrderDataOf, OrderFacts } from '../layout/order-page-data.ts'
import type { OrderPageId } from '../layout/routes.ts'

const views = import.meta.glob<ComponentType<{ data: never }>>('../*/*-page.tsx', { eager: true, import: 'default' })

/**
 * Renders a page of the ordering site to a complete HTML document.
 *
 * @param title for the title bar
 * @param assets the built files of its view
 * @throws whatever a component throws
 */
export function renderOrderPage<Page extends OrderPageId>(
  page: Page,
  title: string,
  data: OrderDataOf<Page>,
  facts: OrderFacts,
  assets: PageAssets,
): string {
  const View = views[`../${page}/${page}-page.tsx`]
  if (!View) throw new Error(`There is no view named ${page}`)
  return `<!doctype html>${renderToStaticMarkup(
    <OrderFactsProvider value={facts}>
      <PageModules value={new Set()}>
        <Document title={title} assets={assets} head={<meta name="robots" content="noindex" />}>
          <OrderLayout>
            <View data={data as never} />
          </OrderLayout>
        </Document>
      </PageModules>
    </OrderFactsProvider>,
  )}`
}
