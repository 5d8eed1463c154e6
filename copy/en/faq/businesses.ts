import type { FaqEntry } from '../../page-copy.ts'

// Placeholders: {email}.

export const faqBusinesses: FaqEntry[] = [
  {
    id: 'do-you-clean-businesses',
    question: 'Do you also clean for businesses?',
    answer: [
      'Yes: offices, shops, practices, stairwells and premises after building work. Every business is different, so we do not work with a price by postal code there: we phone you first and look at the place if that is needed.',
    ],
    links: [{ page: 'commercial-cleaning', label: 'Commercial cleaning' }],
  },
  {
    id: 'how-soon-business',
    question: 'How soon do I hear from you?',
    answer: [
      'Within 1 business day. If you leave a message on Friday afternoon, we call you on Monday at the latest. Weekends and public holidays do not count.',
    ],
  },
  {
    id: 'what-to-have-ready',
    question: 'What should I have ready for the call?',
    answer: [
      'The floor area, the kinds of floor, the number of toilets, how often you want cleaning and between which hours, and who has the keys. A few photos say more than a long description; you can e-mail them to {email}.',
    ],
  },
  {
    id: 'landlords-and-agents',
    question: 'I let out several homes. Do I order each one separately?',
    answer: [
      'You can order each handover online with its own postal code. If it is a regular thing, have us call you: we agree once how keys, dates and inspection reports go, and you need not explain it every time.',
    ],
    links: [{ page: 'es', label: 'End-of-tenancy cleaning' }],
  },
  {
    id: 'become-partner',
    question: 'I have a cleaning company. Can we work together?',
    answer: [
      'Gladly. Apply on the partner page with your regions, the size of your team and your enterprise number. We read every application and answer it, also when we do not need anybody in your region at the moment.',
    ],
    links: [{ page: 'partner', label: 'Become a partner' }],
  },
]
