import type { NotDoneReason } from '../../../domain/orders/work-steps.ts'

/**
 * Why the work of a visit did not happen, and what comes next, on the customer’s page and in the mail. Placeholder:
 * {until}, {fee}.
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
  /** Instead of it where nobody let the team in: article 4 of the terms. */
  nextNobodyIn: {
    free: 'Under our terms, the visit counts as cancelled, which is free in your case. We’ll call you by {until} to ask whether you’d like a new date.',
    fee: 'Under our terms, the visit counts as cancelled just before it began, which costs {fee}. We’ll call you by {until} to ask whether you’d like a new date; nothing is charged before that.',
    /** At sample prices. */
    sampleFee:
      'Under our terms, the visit counts as cancelled just before it began, which would cost {fee} at real prices. We’ll call you by {until}.',
  },
  /** Once {until} has passed. */
  nextLate:
    'You should have had a call from us by {until}. If you haven’t, please call us. You don’t have to pay anything before we’ve talked.',
  spoken: 'We’ve talked with you about what’s next.',
}
