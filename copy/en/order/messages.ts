/**
 * Pages that say why there is nothing else to show, and what the interface for programs answers. Placeholders:
 * {requestId}.
 */
export const messages = {
  notFound: {
    title: 'There’s nothing here',
    text: 'The address may be incomplete: copy the whole link from your e-mail. We keep unfinished orders for a day.',
    start: 'Start a new order',
    login: 'Log in to see your orders',
  },
  unexpected: {
    title: 'An error occurred',
    text: 'Something went wrong on our side. What you entered is still there: go back and try again in a moment.',
    reference: 'If you contact us about it, mention this number: {requestId}',
  },
  forbidden: {
    title: 'This form came from another site',
    text: 'For your safety, we only accept forms from our own pages. Open the page again and try once more.',
  },
  notForm: {
    title: 'We can’t read this',
    text: 'Something went wrong with the form. Go back, reload the page and try again.',
  },
  tooLarge: { title: 'That’s too long', text: 'Go back, shorten your text and send it again.' },
  tooMany: {
    title: 'Too many attempts',
    text: 'Please wait a few minutes and try again. What you entered is still there when you go back.',
  },
  tooManyOrders: {
    title: 'No more online orders today',
    text: 'We can’t take any more online orders from you or your network today. Confirm the ones that are waiting in your e-mail, try again tomorrow, or call us.',
  },
  api: {
    notOffered: 'This site isn’t taking orders.',
    taken: 'This visit has been taken.',
    priceChanged: 'The price of this visit has changed.',
    foreignOrigin: 'Orders are only accepted from programs, not from pages of other sites.',
    notJson: 'Send the order as application/json.',
    malformedJson: 'The order isn’t a well-formed JSON object.',
    keyReused: 'This Idempotency-Key belongs to another order.',
    tooMany: 'Too many orders in a short time, or too many unconfirmed ones today. Please try again later.',
  },
}
