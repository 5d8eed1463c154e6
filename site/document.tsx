import type { Graph } from 'schema-dts'
import { language } from '#copy/language.ts'
import type { Measurement } from './analytics/measurement.ts'
import { ConsentBanner } from './consent/consent-banner.tsx'
import type { Metadata } from './metadata.ts'
import type { HydrationProps, PageProps, ViewId } from './page-data.ts'

/** The built files of one view: addresses, and the styles as text to stand inline. */
export interface PageAssets {
  /** Modules that hydrate the page: the client entry first, the view second, then what both import. */
  modules: readonly string[]
  /** All styles of the view. */
  css: string
  /** Address of the boot script. */
  boot: string
  /** Address of the heading font. */
  font?: string
  /** Address of the module that asks for consent, on a site that counts visits. */
  consent?: string
}

/** Links that are worth going ahead: plain pages of our own, not the endpoint behind a form. */
const likelyNext = {
  where: { and: [{ href_matches: '/*' }, { not: { href_matches: ['/start*', '/api/*', '/*\\?(.+)'] } }] },
  eagerness: 'moderate',
}

/** A browser that cannot spare the memory for a page in waiting still has its bytes. */
export const speculationRules = JSON.stringify({ prefetch: [likelyNext], prerender: [likelyNext] })

/** JSON that cannot end the script element that carries it. */
const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')

/** Views whose data is all in the page (reviews, editors' content): hydration leaves it there, and needs no second copy. */
const shownOnly: readonly ViewId[] = ['home', 'reviews', 'cms']

function hydrationProps({ view, frame, data }: PageProps): HydrationProps {
  const { origin, hasTwin, hidden, measured, year, opening, breadcrumb, ...needed } = frame
  return { view, frame: needed, data: shownOnly.includes(view) ? {} : data }
}

/**
 * The inline script that asks for the page's modules once its content is painted: asked for any earlier they would hold the paint up
 * (decision 0024). A tab in the background paints nothing, and some browsers do not tell: they ask after a second.
 */
export function startScript({ boot, consent }: PageAssets): string {
  const imports = [boot, consent].flatMap((module) => (module ? [`import(${JSON.stringify(module)})`] : []))
  const start = `let f=()=>{${imports.join(';')}};setTimeout(f,1e3)`
  return `{${start};new PerformanceObserver(f).observe({type:"largest-contentful-paint"})}`
}

interface DocumentContext {
  metadata: Metadata
  structuredData: Graph | undefined
  /** Undefined where visits are not counted. */
  measurement: Measurement | undefined
  assets: PageAssets
  props: PageProps
  body: string
}

/** The HTML document around a rendered page. Rendered on the server only. */
export function Document({ metadata, structuredData, measurement, assets, props, body }: DocumentContext) {
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="format-detection" content="telephone=no" />
        <title>{metadata.title}</title>
        <meta name="description" content={metadata.description} />
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
        <meta name="theme-color" content="#fbf8f1" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#10201d" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/icons/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon-180.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {assets.font && <link rel="preload" as="font" type="font/woff2" href={assets.font} crossOrigin="anonymous" />}
        <style dangerouslySetInnerHTML={{ __html: assets.css }} />
        {structuredData && (
          <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: inScript(structuredData) }} />
        )}
      </head>
      <body>
        {measurement && <ConsentBanner measurement={measurement} />}
        <div id="page" dangerouslySetInnerHTML={{ __html: body }} />
        <script
          id="page-props"
          type="application/json"
          data-modules={assets.modules.join(' ')}
          dangerouslySetInnerHTML={{ __html: inScript(hydrationProps(props)) }}
        />
        <script dangerouslySetInnerHTML={{ __html: startScript(assets) }} />
        <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />
      </body>
    </html>
  )
}
