import { type ReactNode, use } from 'react'
import { language } from '#copy/language.ts'
import { colours } from '../../domain/company/colours.ts'
import type { PageAssets } from '../../domain/website/page-assets.ts'
import { PageModules } from './page-modules.ts'

/** JSON that is safe inside a script element: it cannot close the element. */
export const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')

/**
 * The inline script that loads the page's modules after its largest paint. Loading them earlier would delay that paint
 * (decision 0024). A page that starts scrolled, as after going back, reports no paint: its first scroll event loads
 * them. Background tabs do not paint and some browsers do not report paints, so it loads them after a second at the
 * latest. Before, it marks a page on which the postcode of the visit is known, so that examples wait for its prices.
 */
export function startScript({ boot, consent }: PageAssets): string {
  const imports = [boot, consent].flatMap((module) => (module ? [`import(${JSON.stringify(module)})`] : []))
  const known = 'try{if(sessionStorage.zipCode)document.body.dataset.known=""}catch{}'
  const start = `${known}let f=()=>{${imports.join(';')}};setTimeout(f,1e3)`
  return `{${start};addEventListener("scroll",f,{once:!0});new PerformanceObserver(f).observe({type:"largest-contentful-paint"})}`
}

/** Lists the addresses of the modules the page may load. Rendered after the page, when their names are known. */
function ModuleList({ modulesOf }: Pick<PageAssets, 'modulesOf'>) {
  const names = [...(use(PageModules) ?? [])]
  const modules = Object.fromEntries(names.map((name) => [name, modulesOf(name)]))
  return <script id="modules" type="application/json" dangerouslySetInnerHTML={{ __html: inScript(modules) }} />
}

interface DocumentProps {
  title: string
  assets: PageAssets
  /** Metadata, after the title. */
  head: ReactNode
  /** Structured data and the like, after the styles. */
  data?: ReactNode
  /** Scripts after our own. */
  scripts?: ReactNode
  children: ReactNode
}

/** The HTML document around a page of any of our applications. Only rendered on the server. */
export function Document({ title, assets, head, data, scripts, children }: DocumentProps) {
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="format-detection" content="telephone=no" />
        <title>{title}</title>
        {head}
        <meta name="theme-color" content={colours.paper.light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={colours.paper.dark} media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/icons/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon-180.png" />
        {assets.font && <link rel="preload" as="font" type="font/woff2" href={assets.font} crossOrigin="anonymous" />}
        <style dangerouslySetInnerHTML={{ __html: assets.css }} />
        {data}
      </head>
      <body>
        {children}
        <ModuleList modulesOf={assets.modulesOf} />
        <script dangerouslySetInnerHTML={{ __html: startScript(assets) }} />
        {scripts}
      </body>
    </html>
  )
}
