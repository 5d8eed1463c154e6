import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type OfficeFacts, OfficeFactsProvider } from './office-facts.ts'

/**
 * Renders a page of the office to a complete HTML document.
 * @param page renders `OfficeLayout` around its content
 * @throws whatever a component throws
 */
export const renderOfficePage = <Props extends object>(
  page: ComponentType<Props>,
  props: Props,
  facts: OfficeFacts,
): string =>
  `<!doctype html>${renderToStaticMarkup(<OfficeFactsProvider value={facts}>{createElement(page, props)}</OfficeFactsProvider>)}`
