import { pageContext } from '../../ui/document/page-context.ts'

/** The context of every page of the ordering site. */
export interface OrderFacts {
  /** Pages of our website, absolute. */
  website: { home: string; terms: string; privacy: string; contact: string; unconfirmed: string }
  /** Whether the prices are samples: then nothing is delivered. */
  sample: boolean
}

/** Provides what every page of the ordering site knows, and reads it. */
export const [OrderFactsProvider, useOrderFacts] = pageContext<OrderFacts>()
