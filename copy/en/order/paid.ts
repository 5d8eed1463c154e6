/** Where the payment provider sends people back, and what is said when it is away. Placeholder: {price}. */
export const paid = {
  title: 'Your payment',
  states: {
    checking: 'We’re checking your payment. This page looks again by itself in a few seconds.',
    waiting: 'Your payment hasn’t reached us yet. You don’t have to wait: we’ll see it as soon as it does.',
    pending: 'Your bank is still processing your payment. You don’t have to wait, or pay again.',
    paid: 'Thank you, we’ve received your payment.',
    failed: 'Your payment didn’t go through, and nothing was charged.',
    canceled: 'You stopped the payment. Nothing was charged.',
    expired: 'The payment took too long and was closed. Nothing was charged.',
  },
  due: 'Still to pay: {price}.',
  nothingDue: 'There’s nothing left to pay.',
  tooMuch: 'You’ve paid {price} too much. We’ll refund it.',
  again: 'Check again',
  pay: 'Pay now',
  order: 'Back to your order',
  away: {
    title: 'Paying online isn’t possible right now',
    text: 'Our payment provider isn’t answering. Nothing was charged. Pay by bank transfer instead, or try again later.',
    pay: 'Pay by bank transfer',
  },
}
