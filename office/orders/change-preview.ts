import type { ChangeQuote } from '../../domain/orders/order.ts'
import type { ConsentText } from '../../domain/orders/order-consents.ts'

/** What a change would come to. */
export interface ChangePreview {
  what: 'visit' | 'home'
  quote: ChangeQuote
  /** It changes nothing. */
  same: boolean
  /** What the customer has to agree to, as it is read aloud. */
  consents: readonly ConsentText[]
}

export type ChangeProblem = 'stale' | 'taken' | 'tooLarge' | 'consent' | 'notAgreed'
