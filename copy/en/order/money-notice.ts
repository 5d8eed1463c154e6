/**
 * The news that money has come or gone back, by mail, or by text message to customers without an e-mail address.
 * Placeholders: {brand}, {number}, {url}, {amount}, {rest} an amount, {date} of the visit, {from} and {until} its
 * arrival window, {by} and {refundBy} days.
 */
export const moneyNotice = {
  moneyReceived: {
    text: '{brand}: we’ve received your {amount}. Your order: {url}',
    subject: 'We’ve received {amount} (order {number})',
    opening: 'We’ve received your payment of {amount} for order {number}.',
  },
  moneyRefunded: {
    text: '{brand}: we’ve refunded {amount}. Your order: {url}',
    subject: 'We’ve refunded {amount} (order {number})',
    opening: 'We’ve refunded {amount} for order {number}.',
  },
  /** What follows. */
  lines: {
    settled: 'Everything is paid.',
    left: '{rest} is left to pay.',
    leftBy: '{rest} is left to pay, by {by}.',
    prepaid: '{rest} is left to pay before we come, by {by}.',
    over: 'That’s {rest} more than you owe. We’ll refund it by {refundBy}.',
    more: 'We’ll refund another {rest} by {refundBy}.',
    coming: 'We’re coming on {date}, between {from} and {until}.',
  },
}
