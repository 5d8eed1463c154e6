import type { ReactNode } from 'react'
import type { Measurement } from '../../domain/website/measurement.ts'
import type { PageAssets } from '../../domain/website/page-assets.ts'
import { Document, inScript } from '../../ui/document/document.tsx'
import { renderDocument } from '../../ui/document/render-page.tsx'
import { ConsentBanner } from '../consent/consent-banner.tsx'
import { PageLayout } from '../layout/page-layout.tsx'
import { type Metadata, metadataOf } from '../page-data/metadata.ts'
import { PageFactsProvider } from '../page-data/page-facts.ts'
import { type DescribedPage, structuredData } from './structured-data.ts'

/** Links worth loading ahead: our own pages, but no form targets, endpoints or addresses with a query. */
const likelyNext = {
  where: { and: [{ href_matches: '/*' }, { not: { href_matches: ['/start*', '/api/*', '/*\\?(.+)'] } }] },
  eagerness: 'moderate',
}

/** Speculation rules (decision 0021). Browsers without the memory to prerender a page still prefetch it. */
export const speculationRules = JSON.stringify({ prefetch: [likelyNext], prerender: [likelyNext] })

const Head = ({ metadata }: { metadata: Metadata }) => (
  <>
    {metadata.description && <meta name="description" content={metadata.description} />}
    {metadata.keywords && <meta name="keywords" content={metadata.keywords} />}
    <meta name="robots" content={metadata.robots} />
    {metadata.canonical && <link rel="canonical" href={metadata.canonical} />}
    {metadata.alternates.map(({ hreflang, href }) => (
      <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
    ))}
    {Object.entries(metadata.openGraph).map(([property, content]) => (
      <meta key={property} property={property} content={content} />
    ))}
    <meta name="twitter:card" content="summary_large_image" />
    <link rel="manifest" href="/manifest.webmanifest" />
  </>
)

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
export function renderSitePage(
  rendered: RenderedPage,
  assets: PageAssets,
  measurement: Measurement | undefined,
): string {
  const { facts, words, page } = rendered
  const metadata = metadataOf(facts, words)
  const data = structuredData(rendered)
  return renderDocument(
    <PageFactsProvider value={facts}>
      <Document
        title={metadata.title}
        assets={assets}
        head={<Head metadata={metadata} />}
        data={data && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: inScript(data) }} />}
        scripts={<script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />}
      >
        {measurement && <ConsentBanner measurement={measurement} />}
        <PageLayout>{page}</PageLayout>
      </Document>
    </PageFactsProvider>,
  )
}
