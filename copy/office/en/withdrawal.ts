import { type WithdrawalOutcome, withdrawalDays } from '../../../domain/orders/withdrawal-period.ts'

/** Withdrawals: what came in, what it comes to. Placeholders: {name}, {date}, {price}, {state}. */
export const withdrawal = {
  title: 'Withdrawals',
  pageTitle: 'Withdrawal by {name}',
  empty: 'No withdrawals to settle. Notices appear here as soon as customers send one.',
  none: 'No withdrawals yet.',
  open: 'To settle',
  columns: { name: 'Customer', received: 'Received', order: 'Order', outcome: 'Outcome', refund: 'Settle by' },
  outcomes: {
    inTime: 'In time',
    begun: 'In time, work had started',
    performed: 'Work was done',
    tooLate: 'Too late',
    ended: 'Order had ended',
    unknown: 'Order unknown',
  } satisfies Record<WithdrawalOutcome, string>,
  amounts: {
    inTime: 'Refund everything that was paid, at most {price}. The refund and its date are under Payments.',
    begun: 'Work out what the work done costs, and refund the rest. The whole price is {price}.',
    performed: 'No refund: the work was done. Write to the customer.',
    tooLate: `No refund: the ${withdrawalDays} days were over. If the visit hasn’t started, the order can still be cancelled.`,
    ended: 'The order had already ended. Refund anything still due.',
    unknown: 'Find the order first, and link it below.',
  } satisfies Record<WithdrawalOutcome, string>,
  statement: 'The order, as the customer described it',
  noOrder: 'none yet',
  until: 'Settle by {date}',
  late: 'Overdue: due {date}',
  settled: 'Settled {date}: {price} to refund',
  settledBefore: 'Settled {date}',
  link: {
    title: 'Which order is it about?',
    labels: { number: 'Order number' },
    button: 'Link the order',
    found: 'Orders with this e-mail address:',
    problems: { noOrder: 'There’s no order with this number.' },
  },
  linkText:
    'The notice counts from when it came in. If the customer could still withdraw then, the order ends now. Either way, the customer gets an e-mail.',
  settle: {
    title: 'Settle',
    labels: { owed: 'What the customer owes for the work done, in euros', checked: 'I’ve checked the withdrawal' },
    hints: { owed: 'In proportion to the whole price. 0 if nothing was done.' },
    button: 'Mark as settled',
    problems: {
      owed: 'Enter an amount such as 125 or 125.50, at most the whole price.',
      checked: 'Tick the box once you’ve checked it.',
    },
  },
  stale: 'Someone else got there first. Here’s the withdrawal as it is now.',
}
