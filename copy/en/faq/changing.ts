import type { FaqEntry } from '../../page-copy.ts'

// Placeholders: {freeChangeDays}, {freeAheadDays}, {phone}, {openingHours}.

export const faqChanging: FaqEntry[] = [
  {
    id: 'free-change',
    question: 'Until when can I change or cancel free of charge?',
    answer: [
      'Within {freeChangeDays} days after ordering, or as long as your appointment is more than {freeAheadDays} days away. One of the two is enough.',
    ],
    links: [{ page: 'terms-and-conditions', label: 'The rules as a table' }],
  },
  {
    id: 'late-change',
    question: 'What does it cost to change or cancel later?',
    answer: [
      'If you ordered more than {freeChangeDays} days ago and the appointment is {freeAheadDays} days away or less, we charge a fee. You are told the amount before you confirm the change, so it never comes as a surprise.',
    ],
  },
  {
    id: 'booked-at-short-notice',
    question: 'I booked at short notice. Can I still cancel free of charge?',
    answer: [
      'Yes, as long as no more than {freeChangeDays} days have passed since you ordered and the work has not begun. If you order on Monday for Friday, you can still cancel on Thursday without a fee.',
      'Please do tell us as early as you can: a team has kept that day free.',
    ],
  },
  {
    id: 'how-to-change',
    question: 'How do I change or cancel my appointment?',
    answer: [
      'Use Log in to go to the ordering site, where your order is. You can also phone us on {phone}, {openingHours}.',
    ],
  },
  {
    id: 'withdrawal',
    question: 'Do I have a right of withdrawal?',
    answer: [
      'Yes. As a consumer you may withdraw from a contract that you concluded online within 14 days, without giving a reason. At the bottom of every page, “Withdraw from a contract” leads to the form on the ordering site.',
      'If you asked us to begin within those 14 days, you pay for the part that has been done when you withdraw. Once the work is fully done, the right ends, provided you agreed to that beforehand.',
    ],
    links: [{ page: 'terms-and-conditions', label: 'Withdrawal in the terms' }],
  },
]
