import { withdrawalDays } from '../../../domain/orders/withdrawal-period.ts'
import { fieldProblems } from '../field-problems.ts'

/** The withdrawal function that the law asks for. Placeholders: {at}, {email}. */
export const withdrawal = {
  title: 'Withdraw from contract here',
  lead: `As a consumer you can withdraw from a contract within ${withdrawalDays} days, without giving a reason. You don’t need to log in.`,
  labels: { name: 'Your name', contract: 'The contract', email: 'E-mail' },
  hints: {
    contract: 'The order number, such as K7F4-29QX, or the address and the date of the visit.',
    email: 'We’ll confirm receipt at this address.',
  },
  confirmLead: 'Check your notice. Nothing is sent until you confirm it below.',
  statementLabel: 'Your notice',
  statement: 'I hereby give notice that I withdraw from my contract.',
  confirm: 'Confirm withdrawal',
  edit: 'Change this',
  doneTitle: 'We’ve received your notice of withdrawal',
  receivedAt: 'Received at {at}.',
  done: 'A confirmation with this text, the date and the time is on its way to {email}.',
  held: 'Many of our e-mails have gone to {email} today, so our office will look at the confirmation and send it. Your notice counts from the moment above; keep or print this page as proof.',
  outcomes: {
    inTime: 'You’re within the withdrawal period: the contract has ended, and you owe us nothing.',
    begun:
      'You’re within the withdrawal period, so the contract has ended. The work had begun at your request, so you pay for the part that was done. We’ll write to tell you how much that is.',
    performed:
      'The work on this order is complete, and as you agreed, the right to withdraw ended with it. We’ll write to you.',
    tooLate:
      'The withdrawal period for this order is over, so the contract stands. If the visit hasn’t begun, you can still cancel it with the link in your confirmation.',
    ended: 'This order had already ended.',
    unknown:
      'We couldn’t find an order that you can withdraw from with what you entered. We’ll look for it and write to you within 1 business day. Your notice counts from the moment above.',
  },
  problems: {
    name: 'Enter your name.',
    contract: 'Enter the order number, or the address and the date.',
    email: fieldProblems.email.malformed,
    tooLong: fieldProblems.any.tooLong,
  },
}
