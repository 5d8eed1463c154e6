import type { OrderState } from './order-states.ts'

/** The state of a redo: a free visit that puts right what a complaint is about (R17.46). */
export const redoStates = ['done', 'planned', 'cancelled'] as const
export type RedoState = (typeof redoStates)[number]

/** The state from which a redo advances to another: one done by mistake is planned again. */
export const redoSteps = { done: 'planned', cancelled: 'planned', planned: 'done' } as const satisfies Record<
  RedoState,
  RedoState
>

/** A text as the state that a redo gets into; undefined for anything else. */
export const parseRedoStep = (text: string): RedoState | undefined => redoStates.find((step) => step === text)

/** Whether there is work of an order to do again: it has begun, and the contract has not ended. */
export const mayRedo = (state: OrderState): boolean => state === 'begun' || state === 'inspected' || state === 'done'

/** The most people and minutes that a redo takes. */
export const largestRedo = { people: 9, minutes: 600 } as const
