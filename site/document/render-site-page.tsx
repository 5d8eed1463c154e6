import type { ReactNode } from 'react'
import type { Measurement } from '../../domain/website/measurement.ts'
import type { PageAssets } from '../../domain/website/page-assets.ts'
import { renderDocument } from '../../ui/document/render-page.tsx'
import { PageLayout } from '../layout/page-layout.tsx'
import { metadataOf } from '../page-data/metadata.ts'
import { PageFactsProvider } from '../page-data/page-facts.ts'
import { SiteDocument } from './site-document.tsx'
import { type DescribedPage, structuredData } from './structured-data.ts'

interface RenderedPage extends DescribedPage {
  /** The component of its view, with its props. */
  page: ReactNode
}

/**
 * Renders a page to a complete HTML document.
 * @param assets the built files of its view
 * @param measurement undefined on a site without analytics
 * @throws whatever a component throws; the caller responds with the error page
 */
export const renderSitePage = (
  rendered: RenderedPage,
  assets: PageAssets,
  measurement: Measurement | undefined,
): string =>
  renderDocument(
    <PageFactsProvider value={rendered.facts}>
      <SiteDocument
        metadata={metadataOf(rendered.facts, rendered.words)}
        structuredData={structuredData(rendered)}
        measurement={measurement}
        assets={assets}
      >
        <PageLayout>{rendered.page}</PageLayout>
      </SiteDocument>
    </PageFactsProvider>,
  )
