import type { NotDoneReason, WorkStep } from '../../../domain/orders/work-steps.ts'

/** How far a visit has got: asked before it is recorded, and undone. Placeholders: {number}, {until}. */
export const steps = {
  ask: {
    begin: 'Has work on {number} started?',
    inspect: 'Has the final check of {number} been done?',
    finish: 'Is the visit of {number} done?',
    giveUp: 'Call off the visit of {number}?',
  } satisfies Record<WorkStep, string>,
  links: {
    begin: 'Start work…',
    inspect: 'Final check done…',
    finish: 'Finish the visit…',
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
    begin: 'Yes, work has started',
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
  undo: 'Undo this (until {until})',
  followUp:
    'The work couldn’t be done. If the customer still owes something, enter it under Payments first: once you confirm the call, we refund what they’ve paid too much.',
  followedUp: 'I’ve spoken with the customer',
  post: 'The customer has no e-mail address. The contract is in the office’s mailbox, ready to print.',
  posted: 'I’ve posted it',
  notPosted: 'Not posted after all',
}
