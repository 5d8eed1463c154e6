import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Measurement } from '../../domain/website/measurement.ts'
import type { PageAssets } from '../../domain/website/page-assets.ts'
import { PageModules } from '../../ui/document/page-modules.ts'
import { PageLayout } from '../layout/page-layout.tsx'
import { metadataOf, type PageWords } from '../page-data/metadata.ts'
import type { PageProps } from '../page-data/page-data.ts'
import { PageFactsProvider } from '../page-data/page-facts.ts'
import { SiteDocument } from './site-document.tsx'
import { structuredData } from './structured-data.ts'

const views = import.meta.glob<ComponentType<{ data: never }>>('../pages/*/*-page.tsx', {
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
export function renderPage(
  props: PageProps,
  words: PageWords,
  assets: PageAssets,
  measurement: Measurement | undefined,
): string {
  const View = views[`../pages/${props.view}/${props.view}-page.tsx`]
  if (!View) throw new Error(`There is no view named ${props.view}`)
  return `<!doctype html>${renderToStaticMarkup(
    <PageFactsProvider value={props.facts}>
      <PageModules value={new Set()}>
        <SiteDocument
          metadata={metadataOf(props.facts, words)}
          structuredData={structuredData(props, words)}
          measurement={measurement}
          assets={assets}
        >
          <PageLayout>
            <View data={props.data as never} />
          </PageLayout>
        </SiteDocument>
      </PageModules>
    </PageFactsProvider>,
  )}`
}
