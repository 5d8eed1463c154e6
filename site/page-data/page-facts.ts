import { createContext, use } from 'react'
import type { PageFacts } from './page-data.ts'

const PageFactsContext = createContext<PageFacts | undefined>(undefined)

/** Provides the facts of the current page to all components on it. */
export const PageFactsProvider = PageFactsContext

/** The facts of the current page. Throws outside of a page, which is a programming error. */
export function usePageFacts(): PageFacts {
  const facts = use(PageFactsContext)
  if (!facts) throw new Error('usePageFacts() was called outside of a page')
  return facts
}
