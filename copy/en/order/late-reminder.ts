/**
 * The first reminder that the law asks for when a payment is late (R18.50). Placeholders: {number}, {amount}, {visit},
 * {dueOn}, {firstDay} and {payBy} days, {days}, {costs}, {formula}, {legalName}, {companyNumber}, {phone}.
 */
export const lateReminder = {
  subject: 'Please pay {amount} for your clean on {visit} (order {number})',
  opening:
    '{amount} for your order was due on {dueOn}, and we haven’t received it yet. This first reminder is free of charge.',
  /** Instead of these, at sample prices. */
  sample: {
    subject: 'How a first reminder looks (order {number})',
    opening: 'At real prices, {amount} would have been due on {dueOn}, and this would be our first reminder.',
    pay: 'Your payment page',
  },
  justPaid: 'If you’ve just made a transfer, ignore this message.',
  pay: 'Pay {amount}',
  what: {
    heading: 'What you’re paying for',
    order: 'Order',
    orderValue: '{number}, visit of {visit}',
    paid: 'Already paid',
    left: 'Left to pay',
    due: 'Due on',
    creditor: 'You owe it to',
    creditorValue: '{legalName}, enterprise number {companyNumber}',
  },
  transfer: { iban: 'Account (IBAN)', reference: 'Reference for your transfer' },
  term: {
    heading: 'By when',
    days: 'Please pay by {payBy}. By law you have {days} days, starting the day after you receive this reminder. We count them from {firstDay}. If the last day is on a weekend or a public holiday, the next business day counts.',
    free: 'If you pay by then, nothing is added.',
  },
  after: {
    heading: 'If you don’t pay in time',
    costs:
      'Then we may charge you {costs} in compensation for late payment: the most that article XIX.4 of the Belgian Code of Economic Law allows.',
    exact: 'How it’s worked out: {formula}.',
    least: 'How it’s worked out: {formula}, but the law sets a minimum of {costs}.',
    most: 'How it’s worked out: {formula}, but the law sets a maximum of {costs}.',
    never: 'It’s never added automatically.',
    none: 'We don’t charge anything for paying late.',
  },
  closing: 'Do you disagree, or can’t you pay it all at once? Call us on {phone}, or write to us.',
}
