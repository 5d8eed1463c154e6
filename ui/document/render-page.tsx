import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { PageModules } from './page-modules.ts'

/** Renders a complete HTML document. @throws whatever a component throws; the caller responds with the error page */
export const renderDocument = (document: ReactNode): string =>
  `<!doctype html>${renderToStaticMarkup(<PageModules value={new Set()}>{document}</PageModules>)}`
