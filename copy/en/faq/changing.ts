import type { FaqEntry } from '../../page-copy.ts'

// Placeholders: {freeChangeDays}, {freeAheadDays}, {phone}, {openingHours}, {waitMinutes}.

export const faqChanging: FaqEntry[] = [
  {
    id: 'free-change',
    question: 'Until when can I change or cancel free of charge?',
    answer: [
      'Within {freeChangeDays} days after ordering, or as long as your appointment is more than {freeAheadDays} days away. One of the two is enough. After that there’s a fee; you see the amount before you place your order.',
    ],
    links: [{ page: 'terms-and-conditions', anchor: 'changing-and-cancelling', label: 'The rules at a glance' }],
  },
  {
    id: 'booked-at-short-notice',
    question: 'I booked at short notice. Can I still cancel free of charge?',
    answer: [
      'Yes, within {freeChangeDays} days after ordering, until the start of your arrival window. If you order on Monday for Friday, you can still cancel on Thursday without a fee.',
    ],
  },
  {
    id: 'nobody-home',
    question: 'What if nobody’s there to let the team in?',
    answer: [
      'The team phones you and waits {waitMinutes} minutes. After that you’re treated as having cancelled, and the rules for cancelling apply. Running late? Tell the team when they phone: we’d rather shift the visit than lose it.',
    ],
  },
  {
    id: 'how-to-change',
    question: 'How do I change or cancel my appointment?',
    answer: [
      'With the link in your confirmation. Lost it? Use “Log in” (at the top of the page, or in the menu on a phone), and we’ll e-mail it to you. Or phone us on {phone}, {openingHours}.',
    ],
  },
  {
    id: 'withdrawal',
    question: 'Do I have a right of withdrawal?',
    answer: [
      'Yes. As a consumer you have 14 days to withdraw from a contract you concluded online, without giving a reason. “Withdraw from contract here”, at the bottom of every page, leads to the form on the ordering site.',
      'If you asked us to begin within that period, you pay for the part that has been done when you withdraw. Once the work is fully done, the right ends, provided you agreed to that beforehand.',
    ],
    links: [{ page: 'terms-and-conditions', anchor: 'withdrawal', label: 'Withdrawal in the terms' }],
  },
]
