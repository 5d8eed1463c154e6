import { withdrawalDays } from '../../../domain/orders/withdrawal-period.ts'
import { questionsOf } from '../../page-copy.ts'

// Placeholders: {freeChangeDays}, {freeAheadDays}, {phone}, {openingHours}, {waitMinutes}; of the tariff: {lateFee}.

export const faqChanging = questionsOf({
  'free-change': {
    question: 'Until when can I change or cancel free of charge?',
    answer: [
      'It’s free within {freeChangeDays} days after you order, until the start of your arrival window: if you order on Monday for Friday, you can still cancel on Thursday. After that, it’s still free as long as your visit is more than {freeAheadDays} days away.',
      'Later than that it costs {lateFee} of the price. You see the amount before you order.',
    ],
    links: [{ page: 'terms-and-conditions', anchor: 'changing-and-cancelling', label: 'The rules at a glance' }],
  },
  'nobody-home': {
    question: 'What if I’m late, or nobody’s there to let the team in?',
    answer:
      'The team calls you and waits {waitMinutes} minutes. Tell them when you’ll be there: we’d rather shift the visit than lose it. If they can’t reach you, the visit is cancelled. That’s free within {freeChangeDays} days after you ordered, and costs {lateFee} of the price after that. We’ll call you by the end of the next business day, before anything is charged.',
  },
  'how-to-change': {
    question: 'How do I find, change or cancel my order?',
    answer:
      'With the link in your confirmation. You can also correct your phone number or your note there. Lost it? Use “Log in” (at the top of the page, or in the menu on a phone) and enter your e-mail address: we’ll e-mail it to you. Or call us on {phone}, {openingHours}.',
  },
  withdrawal: {
    question: 'Do I have a right of withdrawal?',
    answer: [
      `Yes. As a consumer you can withdraw from an online order within ${withdrawalDays} days, without giving a reason. “Withdraw from contract here”, at the bottom of every page, leads to the form on the ordering site.`,
      `If you asked us to come within those ${withdrawalDays} days and the work has begun, you pay for the part that was done. Once the work is complete, you can no longer withdraw, if you agreed to that when you ordered.`,
    ],
    links: [{ page: 'terms-and-conditions', anchor: 'withdrawal', label: 'Withdrawal in the terms' }],
  },
})
