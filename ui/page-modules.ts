import { createContext, use } from 'react'

/** Collects what a page may fetch at the visitor's touch: its islands and small modules. The document lists them after the page. */
export const PageModules = createContext<Set<string> | undefined>(undefined)

/**
 * Lists a module on the page that is being rendered.
 * @param name of an island, or of a file in `ui/browser/` that an element names with `data-on-…`
 */
export function useModule(name: string): void {
  use(PageModules)?.add(name)
}
