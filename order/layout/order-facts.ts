import { createContext, use } from 'react'
import type { OrderFacts } from './order-page-data.ts'

const OrderFactsContext = createContext<OrderFacts | undefined>(undefined)

/** Provides what every page of the ordering site knows. */
export const OrderFactsProvider = OrderFactsContext

/** The context of every page of the ordering site. Throws outside of a page, which is a programming error. */
export function useOrderFacts(): OrderFacts {
  const facts = use(OrderFactsContext)
  if (!facts) throw new Error('useOrderFacts() was called outside of a page')
  return facts
}
