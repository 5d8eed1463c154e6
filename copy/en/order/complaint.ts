/**
 * A complaint on its order's page, and mails about the free visit. Placeholders: {date}, {arrival}, {amount}, {number},
 * {phone}, {until}.
 */
export const complaint = {
  ask: 'Is something not right? Tell us',
  title: 'Your complaint',
  withUs: 'We received it on {date}. You’ll have our decision by {until}.',
  decided: 'We decided on {date}:',
  discount: '{amount} off your price since {date}.',
  planned: 'We’re coming back on {date} ({arrival}). You pay nothing for it.',
  done: 'We came back on {date}.',
  work: 'What we’ll do again',
  otherDay: 'Would another day suit you better? Call us on {phone}.',
  mail: {
    planned: {
      subject: 'We’re coming back on {date} (order {number})',
      opening:
        'To put right what you complained about, we’re coming back on {date}, arriving {arrival}. You pay nothing for it. Would another day suit you better? Call us on {phone}.',
    },
    cancelled: {
      subject: 'We’re not coming back on {date} (order {number})',
      opening: 'The free visit on {date} is cancelled. The page of your order says what else we’ve agreed.',
    },
  },
}
