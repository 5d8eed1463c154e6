import type { ComponentType, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { PageModules } from './page-modules.ts'

/** Renders a complete HTML document. @throws whatever a component throws; the caller responds with the error page */
export const renderDocument = (document: ReactNode): string =>
  `<!doctype html>${renderToStaticMarkup(<PageModules value={new Set()}>{document}</PageModules>)}`

/** The page components of an application by file, such as `../pages/home/home-page.tsx`. */
type PageFiles = Record<string, ComponentType<{ data: never }>>

/**
 * Renders a page of an application, in the frame that its pages share.
 * @param view names the page's folder and file
 * @param frame puts the page into its document and layout
 * @throws as `renderDocument`
 */
export function renderPage(files: PageFiles, view: string, data: unknown, frame: (page: ReactNode) => ReactNode) {
  const Page = Object.entries(files).find(([file]) => file.endsWith(`/${view}/${view}-page.tsx`))?.[1]
  if (!Page) throw new Error(`There is no view named ${view}`)
  return renderDocument(frame(<Page data={data as never} />))
}
