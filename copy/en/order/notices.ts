/**
 * Text messages to customers, sent by mail where there is no mobile number. A text message has at most 160 characters
 * with its link: {brand}, {amount}, {date}, {day} and {due} short dates, {from} and {until}: the arrival window, {url},
 * {phone}, {number}, {minutes}, {at} a time of day, {text}.
 */
export const notices = {
  link: 'See your order',
  sample: 'Sample. {text}',
  /** Names the day, because a reminder may be held up until the morning. */
  visitReminder: {
    text: '{brand}: we’re coming on {day}, between {from} and {until}. {url}',
    subject: 'Reminder: we’re coming on {date} (order {number})',
    opening: 'We’re coming on {date}: the team arrives between {from} and {until}.',
    prepare: 'Clear worktops and floors as far as you can, and leave the water and electricity on.',
  },
  /** Instead of it, while it is not known how the team gets in. */
  accessMissing: {
    text: '{brand}: we’re coming on {day}. How do we get in? {url}',
    subject: 'How do we get in on {date}? (order {number})',
    opening: 'We’re coming on {date}, between {from} and {until}, but we don’t know yet how the team gets in.',
    prepare: 'Tell us on the page of your order, under “Change my details”.',
  },
  lateNotice: {
    text: '{brand}: sorry, the team is {minutes} minutes late, coming at about {at}. Questions? Call {phone}',
    subject: 'The team is running late (order {number})',
    opening: 'Sorry, the team is running {minutes} minutes late and will be there by about {at}.',
    prepare: 'Questions? Call us on {phone}.',
  },
  /** Of `lateNotice`, on a day when nobody answers the phone. */
  lateOnClosedDay: {
    text: '{brand}: sorry, the team is {minutes} minutes late, coming at about {at}. {url}',
    prepare: 'You don’t have to do anything.',
  },
  /** A call half an hour before the end was not answered. */
  finishNotice: {
    text: '{brand}: we tried to call you. The team finishes at about {at}. {url}',
    subject: 'We finish at about {at} (order {number})',
    opening: 'We tried to call you but couldn’t reach you. The team expects to finish at about {at}.',
    prepare: 'If you’d like to check the result, please be there by then.',
  },
  paymentRequest: {
    text: '{brand}, clean on {day}: {amount} to pay by {due}. {url}',
    subject: 'Your payment (order {number})',
    opening: 'Please pay {amount} for your order by {date}.',
    prepare: 'You can pay online or by bank transfer.',
    link: 'See how to pay',
  },
  prepaymentReminder: {
    text: '{brand}, clean on {day}: {amount} to pay by {due}. {url}',
    subject: 'Please pay by {date} (order {number})',
    opening: 'You won’t be there during the visit, so you pay in advance: {amount} by {date}.',
    prepare: 'If you’ve just made a transfer, ignore this message.',
    link: 'See how to pay',
  },
  /** Instead of `visitReminder`, while a prepayment is missing. */
  unpaidVisit: {
    text: '{brand}: we only come on {day} once you’ve paid {amount}: {url}',
    subject: 'Please pay before we come on {date} (order {number})',
    opening:
      'We’d like to come on {date}, between {from} and {until}, but we haven’t received your payment of {amount} yet.',
    prepare: 'We can only come once it’s here. If you’ve made a transfer, reply to this e-mail to tell us.',
    link: 'See how to pay',
  },
  /** Instead of both requests, at sample prices. */
  samplePayment: {
    text: '{brand}: how you’d pay {amount} at real prices: {url}',
    subject: 'Your payment (order {number})',
    opening: 'At real prices, you’d pay {amount} by {date}.',
    prepare: 'You don’t have to do anything.',
    link: 'See how it works',
  },
}
