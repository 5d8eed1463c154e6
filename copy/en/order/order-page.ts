import { bookableDays } from '../../../domain/estimate/bookable-days.ts'
import { refundDays } from '../../../domain/orders/withdrawal-period.ts'

/**
 * The page of an order, and what can be done there. Placeholders: {number}, {email}, {until}, {fee}, {price}, {step},
 * {former}, {phone}, {firstName}, {date} a day, {amount}, {paid}, {rest}, {name}, {value}.
 */
export const orderPage = {
  metaTitle: 'Order {number}',
  confirmation: 'Thank you. We’ve sent the confirmation to {email}, with everything we’ve agreed.',
  /** Of an order that was cancelled or withdrawn. */
  endConfirmed: 'We’ve e-mailed you a confirmation.',
  confirmationByPost: 'Thank you, we have your order. Your contract comes by post.',
  confirmationHeld:
    'Thank you, we have your order. Many of our e-mails have gone to {email} today, so our office will look at the confirmation and send it.',
  keepLink:
    'Anyone with the link to this page can see and change your order, so keep it to yourself. Bookmark it, or ask for it again under “Log in”.',
  titles: {
    ordered: 'Your clean is booked, {firstName}',
    begun: 'The team has started',
    inspected: 'Your clean is done and checked',
    done: 'Your clean is done',
    cancelled: 'You’ve cancelled your order',
    withdrawn: 'You’ve withdrawn from your order',
    notDone: 'We couldn’t clean on {date}',
  },
  cancelledByOffice: 'We’ve cancelled your order, as agreed with you',
  states: {
    ordered: 'We’re coming on {date}. Order {number}.',
    begun: 'They’re cleaning for you today, {date}. Order {number}.',
    inspected: 'We came on {date}. Order {number}.',
    done: 'We came on {date}. Order {number}.',
    cancelled: 'It was for {date}. Order {number}.',
    withdrawn: 'It was for {date}. Order {number}.',
    notDone: 'Order {number}.',
  },
  today: 'We’re coming today, {date}. Order {number}.',
  /** What only the customer can do before the visit. */
  tasks: {
    title: { one: 'One thing before we come', more: 'Two things before we come' },
    pay: 'Pay {amount} by {date}',
    payLate: 'Pay {amount} now',
    access: 'Tell us how we get in',
  },
  next: 'What happens next',
  nextSteps: [
    'Clear worktops and floors as far as you can, and put away what’s fragile.',
    'Leave the water and electricity on.',
  ],
  handover: 'You hand over the keys on {date}.',
  /** Of customers who left no note. */
  sayParking: 'Tell us where we can park or unload: use “Change my details”.',
  onTheDay: {
    present:
      'When the team arrives, they walk round the home with you. They’ll call you half an hour before they finish, so that you can check the result together.',
    leaves:
      'When the team arrives, they walk round the home with you before you go. They’ll call you half an hour before they finish.',
    absent: 'We’ll e-mail you the report once it’s done and checked.',
  },
  actions: {
    change: 'Change date or rooms',
    correct: 'Change my details',
    cancel: 'Cancel the order',
    withdraw: 'Withdraw from contract here',
    calendar: 'Add to your calendar',
    print: 'Print',
    proof: 'How the price was worked out',
    again: 'Order again',
    files: { order: 'Order and task list', terms: 'Terms and conditions', form: 'Withdrawal form' },
  },
  historyTitle: 'What has happened so far',
  history: {
    place: 'Order placed',
    changeVisit: 'Date changed',
    changeHome: 'Details of the clean changed',
    changeVisitAndHome: 'Date and details of the clean changed',
    changeDetails: 'Details corrected',
    moveVisit: 'Visit moved',
    moveTeam: 'Team changed',
    cancel: 'Order cancelled',
    withdraw: 'Withdrawal from the contract',
    begin: 'Work started',
    inspect: 'Work finished and checked',
    finish: 'Order completed',
    giveUp: 'Visit called off',
    undo: 'Last entry undone',
    settleWithdrawal: 'Cost of the work done calculated',
    followUp: 'Next steps discussed with you',
  },
  actors: { customer: 'by you', office: 'by our office', crew: 'by the team' },
  back: 'Back to your order',
  keep: 'Keep my order',
  change: {
    title: 'Change your order',
    lead: 'You’ll see the new price first. Nothing changes until you confirm it.',
    dateTitle: 'Another date',
    dateLead: 'You pay the price of the new date.',
    homeTitle: 'Other rooms or extras',
    hoursTitle: 'Other hours, rooms or extras',
    homeLead: 'Change what’s different, then look at the new price.',
    preview: 'See the new price',
    submit: 'Change my order',
    now: 'Now',
    changed: 'After the change',
    free: 'The change itself is free. You’ll pay {price}.',
    fee: 'The free period ended at {until}. This change costs {fee}, on top of the price.',
    same: 'That’s what you’ve already ordered.',
    afterHandover: 'The new date is after the handover. Choose an earlier one, or tick that we should come after it.',
  },
  correct: {
    title: 'Change your details',
    lead: 'You can change everything here until the visit begins. The price stays the same.',
    zipCode: 'Is the postal code wrong? The price depends on it, so call us on {phone}.',
    email: 'We’ll send a link to a new e-mail address. We’ll use it once you’ve confirmed it.',
    submit: 'Save my details',
    askedFirst: 'We’ve sent a link to {email}. Confirm the address there; until then we’ll write to you by post.',
    asked: 'We’ve sent a link to {email}. Confirm the address there; until then we’ll write to {former}.',
    stale:
      'Your order has changed in the meantime, so we haven’t saved this yet. What you changed is still here; everything else is as it is now. Check it, then save again.',
    newer: '“{name}” is now: {value}',
    askedTooOften:
      'We’ve already sent several links to that address today. Nothing was saved. Use the latest link, or try again tomorrow.',
  },
  email: {
    title: 'Confirm your e-mail address',
    lead: 'Confirm this address, and e-mails about order {number} will go to {email} from now on.',
    submit: 'Confirm {email}',
    doneTitle: 'Your e-mail address is confirmed',
    done: 'We’ve sent you your order as it stands, with the link to it.',
    goneTitle: 'This link doesn’t work any more',
    gone: 'It may have been used, replaced by a newer one or be more than a week old, or the visit may have begun. Nothing was changed.',
  },
  /** What happens to the money of who has paid and cancels or withdraws. */
  moneyBack: {
    all: `We’ll refund the {paid} you’ve paid within ${refundDays} days.`,
    part: `You’ve paid {paid}. We’ll refund {rest} within ${refundDays} days.`,
    none: 'You’ve paid {paid}, so nothing is left to pay.',
    left: 'You’ve paid {paid}, so {rest} is left to pay.',
  },
  cancel: {
    title: 'Cancel your order',
    earlierFee: 'You’ll still owe us {fee} for your earlier change.',
    lead: 'If you cancel, nobody will come, and we’ll confirm it by e-mail.',
    submit: 'Cancel the order',
  },
  withdraw: {
    title: 'Withdraw from contract',
    inTime: 'You can withdraw until {until}. If you confirm, the contract ends now and there’s nothing to pay.',
    begun:
      'You can withdraw until {until}. If you confirm, the contract ends now. The work has begun at your request, so you pay for the part that was done.',
    /** Instead of an amount, after `begun`. */
    restBack: `You’ve paid {paid}. If the part that was done costs less, we’ll refund the rest within ${refundDays} days.`,
    performed:
      'The work is complete. As you agreed, the right to withdraw ended with it. You can still send the notice, and we’ll answer it.',
    tooLate: 'The withdrawal period ended at {until}, so the contract stands.',
    ended: 'This contract has already ended.',
    unknown: 'This order is a business’s, so there’s no right to withdraw from it.',
    lead: 'You don’t have to give a reason. We’ll confirm by e-mail that we’ve received your notice, with the date and time.',
    submit: 'Confirm withdrawal',
  },
  proof: {
    lead: 'Your price, worked out again from what you entered and the price list of your order.',
    same: 'It’s exactly the price of your order: {price}.',
    other: 'It comes to a different price: {price}. Please call us and we’ll put it right.',
    missing: 'The price list of this order can’t be found. Please call us and we’ll put it right.',
    digest: 'For the technically minded: checksum of the price list (SHA-256)',
    entered: 'What you entered',
    rate: 'Rate per person per hour',
    dateFactor: 'This date, compared with our basic rate',
    beforeRounding: 'Before rounding to the nearest {step}',
  },
  tooMany:
    'You’ve changed this order many times in the past hour. Try again in a while, or call us: what you entered is still below.',
  stale: 'Your order or its price has changed in the meantime. Here it is now. You can choose again.',
  notPossible: 'That’s no longer possible for this order.',
  taken: 'Your order hasn’t changed: we don’t have enough people free then. These are the nearest available dates.',
  gone: `Your order hasn’t changed: we don’t have enough people for that in the next ${bookableDays} days. Call us and we’ll see what we can do.`,
  changed: 'Your order has been changed. We’ve e-mailed you the new details.',
}
