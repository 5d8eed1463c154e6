/**
 * Orders that are confirmed by e-mail first. Placeholders: {number}, {until} a moment such as "18:00 on Monday 23
 * November 2026", {email}.
 */
export const confirm = {
  sent: {
    title: 'Check your e-mail',
    lead: 'Your order isn’t final yet. Confirm it before {until}; until then, we’re holding the visit for you.',
    steps: [
      'Open the e-mail that we’ve sent to {email}: “Please confirm your order {number}”.',
      'Open the link in it, and press the button there.',
    ],
    why: 'We ask because several orders have come from you or your network today.',
    again: {
      title: 'No e-mail from us?',
      lead: 'Look in your spam folder too. If the address is wrong, correct it here.',
      submit: 'Send the link again',
      done: 'We’ve sent the link again, to {email}.',
      tooMany: 'We’ve sent the link several times today. Use the newest one, or call us.',
    },
    confirmedTitle: 'Your order is confirmed',
    confirmed: 'Order {number} has been confirmed. You’ll find everything in the confirmation we’ve e-mailed.',
  },
  title: 'Confirm your order',
  lead: 'Confirm order {number} before {until}. It only counts once you do.',
  boxes: 'Since you ordered, something has changed that needs your agreement:',
  concluded: 'The contract is concluded when you press this button. We’ll then e-mail you the confirmation.',
  submit: 'Confirm: order with obligation to pay',
  notYou: 'If you didn’t order anything, don’t confirm: the order lapses on its own, and there’s nothing to pay.',
  lapsedTitle: 'This order has lapsed',
  lapsed:
    'Order {number} wasn’t confirmed in time, so it doesn’t count: nobody will come, and there’s nothing to pay. You can order again; what you entered is still there for a day.',
  again: 'Order again with the same details',
  goneTitle: 'This link doesn’t work any more',
  gone: 'The order may have lapsed more than a day ago, or part of the link is missing. If you’ve confirmed it, you’ll find your order with the link in the confirmation or by logging in.',
}
