import type { NotDoneReason } from '../../../domain/orders/work-steps.ts'

/**
 * Why the work of a visit did not happen, and what comes next, on the customer’s page and in the mail. Placeholder:
 * {until}.
 */
export const notDone = {
  reasons: {
    nobodyIn: 'Our team was at your door, but nobody could let them in.',
    noSupply: 'There was no running water or electricity to work with.',
    unsafe: 'Our team couldn’t work there safely.',
    customerAsked: 'You asked our team not to do the work.',
    ourSide: 'That was on our side, and we’re sorry.',
    other: 'Something got in the way that we’d like to explain on the phone.',
  } satisfies Record<NotDoneReason, string>,
  next: 'We’ll call you by {until} to agree whether we come again, and what this means for the price. You don’t have to do anything until then.',
  spoken: 'We’ve talked with you about what’s next.',
}
