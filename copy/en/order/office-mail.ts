/**
 * The mails to the office about an order. Placeholders: {number}, {date} a day, {name}, {email}, {outcome}, {fee},
 * {payBy} a day, {at} a time of day, {what} of `whats`, {subject} of the mail to the customer.
 */
export const officeOrderMail = {
  subject: {
    place: 'New order {number}: {date}',
    changeVisit: 'Order {number} moved to {date}',
    changeHome: 'Order {number} changed: {date}',
    changeVisitAndHome: 'Order {number} moved to {date} and changed',
    changeDetails: 'Order {number} corrected: {date}',
    moveVisit: 'Order {number} moved to {date}',
    cancel: 'Order {number} cancelled: {date}',
    withdraw: 'Order {number} withdrawn: {date}',
    giveUp: 'Order {number}: visit of {date} called off',
  },
  withdrawal: 'Withdrawal by {name}: {outcome}',
  withdrawalOfOrder: 'Withdrawal by {name}, order {number}: {outcome}',
  withdrawalHeading: 'What the customer sent',
  outcomes: {
    inTime: 'in time, nothing owed',
    begun: 'in time, but work had begun: work out what’s owed',
    performed: 'the work was done: answer the customer',
    tooLate: 'too late',
    ended: 'order had ended',
    unknown: 'order not found, please look for it',
  },
  opening: 'A reply to this e-mail goes to {name}, the customer.',
  link: 'Open the order',
  /** Sent by a crew during a visit. */
  damage: {
    subject: '{what}: order {number}',
    whats: { hurt: 'Someone is hurt', broken: 'Something broke', otherHome: 'The home is other than ordered' },
    opening: '{name} reported this at {at}. Call the team.',
    noWords: 'No details were given.',
  },
  order: {
    heading: 'The order',
    team: 'Team',
    contact: 'Phone and e-mail',
    presence: 'On the day',
    presences: {
      present: 'The customer is there, checks the result and pays after that.',
      leaves: 'The customer leaves before the team has finished and pays then.',
      absent: 'The customer isn’t there and pays in advance, by {payBy}.',
    },
    remark: 'The customer’s note for the team',
    accessOpen: 'Not known yet. Ask the customer.',
  },
  owes: 'The customer owes us {fee}.',
  owesNothing: 'The customer owes us nothing.',
  held: {
    subject: 'Please send this on: {subject}',
    opening:
      'Many of our e-mails have gone to {email} today, so this one hasn’t been sent: someone may be misusing the address. If the customer is real, send it on.',
  },
  post: {
    subject: 'Print and post: {subject}',
    opening:
      '{name} has no e-mail address. Print this message with its attachments and post it; phone the customer if the post would be too late.',
  },
  withdrawalOpeningByPost:
    '{name} has sent a notice of withdrawal. There’s no e-mail address: the legal receipt comes to you in another message, to print and post.',
  withdrawalOpening:
    '{name} has sent a notice of withdrawal. The legal receipt goes to {email} automatically. A reply to this e-mail goes to {name}.',
  withdrawalLink: 'Settle the withdrawal',
}
