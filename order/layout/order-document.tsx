import type { ReactNode } from 'react'
import type { PageAssets } from '../../domain/website/page-assets.ts'
import { Document } from '../../ui/document/document.tsx'
import { type OrderFacts, OrderFactsProvider } from './order-facts.ts'
import { OrderLayout } from './order-layout.tsx'

interface OrderDocumentProps {
  /** For the title bar. */
  title: string
  facts: OrderFacts
  assets: PageAssets
  children?: ReactNode
}

/** The HTML document around a page of the ordering site. Only rendered on the server. */
export const OrderDocument = ({ title, facts, assets, children }: OrderDocumentProps) => (
  <OrderFactsProvider value={facts}>
    <Document title={title} assets={assets} head={<meta name="robots" content="noindex" />}>
      <OrderLayout>{children}</OrderLayout>
    </Document>
  </OrderFactsProvider>
)
