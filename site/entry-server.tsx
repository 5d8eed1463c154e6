import type { ComponentType } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { KeptParts } from '../ui/kept-parts.ts'
import type { Measurement } from './analytics/measurement.ts'
import { Document, type PageAssets } from './document.tsx'
import { keepPartsOf } from './keep-parts.tsx'
import { metadataOf, type PageWords } from './metadata.ts'
import { Page } from './page.tsx'
import type { PageProps } from './page-data.ts'
import { structuredData } from './structured-data/structured-data.ts'

const views = import.meta.glob<ComponentType<{ data: never }>>('./pages/*.tsx', { eager: true, import: 'default' })

/**
 * Renders a page to a complete HTML document.
 * @param props what the page shows
 * @param words what it says about itself
 * @param assets the built files of its view
 * @param measurement where its visits are counted, if they are
 * @throws what a component throws; the caller answers with the error page
 */
export function renderPage(
  props: PageProps,
  words: PageWords,
  assets: PageAssets,
  measurement: Measurement | undefined,
): string {
  const view = views[`./pages/${props.view}.tsx`]
  if (!view) throw new Error(`There is no view named ${props.view}`)
  const body = renderToString(
    <KeptParts value={keepPartsOf(props.frame)}>
      <Page view={view} props={props} />
    </KeptParts>,
  )
  const metadata = metadataOf(props.frame, words)
  return `<!doctype html>${renderToStaticMarkup(
    <Document
      metadata={metadata}
      structuredData={structuredData(props, words)}
      measurement={measurement}
      assets={assets}
      props={props}
      body={body}
    />,
  )}`
}
