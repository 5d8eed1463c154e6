import type { OrderState } from './order-states.ts'

/** How far a work order is: the word on it, and the light of the house. */
export type Stamp = 'example' | 'nonBinding' | 'notOrdered' | 'agreed' | 'inspected' | 'ended'

/** The stamp of a placed order: one that has ended is no longer an agreement. */
export const orderStamps = {
  ordered: 'agreed',
  begun: 'agreed',
  inspected: 'inspected',
  done: 'inspected',
  cancelled: 'ended',
  withdrawn: 'ended',
  notDone: 'ended',
} as const satisfies Record<OrderState, Stamp>
