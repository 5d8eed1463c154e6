import { createContext, use } from 'react'

/** Collects the names of the islands and small modules that a page may load. The document lists them after the page. */
export const PageModules = createContext<Set<string> | undefined>(undefined)

/**
 * Adds a module to the list of the page that is being rendered.
 *
 * @param name an island, or a file in `ui/browser/` that an element names in a `data-on-…` attribute or `data-island`
 */
export function useModule(name: string): void {
  use(PageModules)?.add(name)
}
