import type { NotDoneReason, WorkStep } from '../../../domain/orders/work-steps.ts'
import { longestNote } from '../../../domain/people/office-text-limits.ts'
import { tooLong } from '../too-long.ts'

/** How far a visit has got: asked before it is recorded, and undone. Placeholders: {number}, {until}, {at}. */
export const steps = {
  ask: {
    begin: 'Has work on {number} begun?',
    inspect: 'Has the final check of {number} been done?',
    finish: 'Is the visit of {number} done?',
    giveUp: 'Call off the visit of {number}?',
  } satisfies Record<WorkStep, string>,
  links: {
    begin: 'Start work…',
    inspect: 'Final check done…',
    finish: 'Done…',
    giveUp: 'Call off the visit…',
  } satisfies Record<WorkStep, string>,
  texts: {
    begin: 'From now on, the customer can no longer change or cancel the order.',
    inspect: 'The customer’s page then says that the result has been checked.',
    finish: 'The customer’s page then says that the visit is done.',
    giveUp:
      'The visit ends here and its people are free again. In ten minutes, the customer gets an e-mail with the reason, and the office has to call them by the end of the next business day.',
  } satisfies Record<WorkStep, string>,
  buttons: {
    begin: 'Yes, work has begun',
    inspect: 'Yes, the final check is done',
    finish: 'Yes, the visit is done',
    giveUp: 'Yes, call off the visit',
  } satisfies Record<WorkStep, string>,
  undoable: 'You can undo this for ten minutes.',
  back: 'No, go back',
  reason: 'Why?',
  reasonMissing: 'Choose the reason. The customer will see it.',
  reasons: {
    nobodyIn: 'No one let us in',
    noSupply: 'No water or electricity',
    unsafe: 'Working there wasn’t safe',
    customerAsked: 'The customer asked us not to',
    ourSide: 'Something on our side',
    other: 'Another reason',
  } satisfies Record<NotDoneReason, string>,
  note: 'Note for the office',
  noteHint: 'What happened? The customer doesn’t see it.',
  noteTooLong: tooLong.en(longestNote),
  undo: 'Undo this (until {until})',
  call: 'Call the customer by {until}: the work could not be done. If they still owe something, enter it under Payments first: once you confirm the call, what was paid too much goes back.',
  followedUp: 'I’ve spoken with the customer',
  post: 'Post the contract by {until}: the customer has no e-mail address. It’s in the office’s mailbox, ready to print.',
  posted: 'I’ve posted it',
  postedAt: 'The contract was posted on {at}.',
  notPosted: 'Not posted after all',
}
