import { createContext, use } from 'react'

/** The context of every page of the ordering site. */
export interface OrderFacts {
  /** Pages of our website, absolute. */
  website: { home: string; terms: string; privacy: string; contact: string; unconfirmed: string }
  /** Whether the prices are samples: then nothing is delivered. */
  sample: boolean
}

const OrderFactsContext = createContext<OrderFacts | undefined>(undefined)

/** Provides what every page of the ordering site knows. */
export const OrderFactsProvider = OrderFactsContext

/** The context of every page of the ordering site. Throws outside of a page, which is a programming error. */
export function useOrderFacts(): OrderFacts {
  const facts = use(OrderFactsContext)
  if (!facts) throw new Error('useOrderFacts() was called outside of a page')
  return facts
}
