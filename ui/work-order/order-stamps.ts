import type { OrderState } from '../../domain/orders/order-states.ts'
import type { HouseLight } from './house.tsx'

/** The stamps of a work order, and the light of the house on it. */
export const stampLights = {
  example: 'off',
  nonBinding: 'on',
  agreed: 'agreed',
  inspected: 'open',
  ended: 'off',
} as const satisfies Record<string, HouseLight>

export type Stamp = keyof typeof stampLights

/** The stamp of a placed order: one that has ended is no agreement any more. */
export const orderStamps = {
  ordered: 'agreed',
  begun: 'agreed',
  inspected: 'inspected',
  done: 'inspected',
  cancelled: 'ended',
  withdrawn: 'ended',
  notDone: 'ended',
} as const satisfies Record<OrderState, Stamp>
