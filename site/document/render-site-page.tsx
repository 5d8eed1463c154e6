import type { ComponentType } from 'react'
import type { Measurement } from '../../domain/website/measurement.ts'
import type { PageAssets } from '../../domain/website/page-assets.ts'
import { renderPage } from '../../ui/document/render-page.tsx'
import { PageLayout } from '../layout/page-layout.tsx'
import { metadataOf, type PageWords } from '../page-data/metadata.ts'
import type { PageProps } from '../page-data/page-data.ts'
import { PageFactsProvider } from '../page-data/page-facts.ts'
import { SiteDocument } from './site-document.tsx'
import { structuredData } from './structured-data.ts'

const pages = import.meta.glob<ComponentType<{ data: never }>>('../pages/*/*-page.tsx', {
  eager: true,
  import: 'default',
})

/**
 * Renders a page to a complete HTML document.
 *
 * @param props what the page shows
 * @param words its texts for the document's head
 * @param assets the built files of its view
 * @param measurement undefined on a site without analytics
 * @throws whatever a component throws; the caller responds with the error page
 */
export function renderSitePage(
  props: PageProps,
  words: PageWords,
  assets: PageAssets,
  measurement: Measurement | undefined,
): string {
  return renderPage(pages, props.view, props.data, (page) => (
    <PageFactsProvider value={props.facts}>
      <SiteDocument
        metadata={metadataOf(props.facts, words)}
        structuredData={structuredData(props, words)}
        measurement={measurement}
        assets={assets}
      >
        <PageLayout>{page}</PageLayout>
      </SiteDocument>
    </PageFactsProvider>
  ))
}
