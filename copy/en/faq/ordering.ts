import type { FaqEntry } from '../../page-copy.ts'

// Placeholders: {minutesToBook}, {phone}, {openingHours}, {morningArrival}, {afternoonArrival}.

export const faqOrdering: FaqEntry[] = [
  {
    id: 'how-to-order',
    question: 'How do I book a clean?',
    answer: [
      'Enter your postal code on any page to see a first estimate. “Start” takes you to our ordering site, where you book in four steps: your home, the estimate with several dates, your details, and check and order.',
      'It takes no more than {minutesToBook} minute if you know the size of your rooms.',
    ],
    links: [{ page: 'order-process', label: 'All steps explained' }],
  },
  {
    id: 'which-package',
    question: 'Which package do I need?',
    answer: [
      'Lived-in home: deep cleaning, or spring cleaning if it’s mainly about windows and soft furnishings. Empty home: move-in/out cleaning, or end-of-tenancy cleaning if a landlord comes to inspect. After building work: renovation cleaning. Expecting a baby: pregnancy cleaning. Want to decide on the day? Cleaning per hour.',
    ],
    links: [{ page: 'cleaning-services', label: 'Compare packages' }],
  },
  {
    id: 'estimate-binding',
    question: 'Is the estimate binding?',
    answer: [
      'No. It’s free and without obligation, and you see it before you give your name. Your order only becomes final with the order button in the last step.',
      'The estimate is a range. The price you confirm on the ordering site is the price you pay, unless you approve extra time at the walk-through.',
    ],
  },
  {
    id: 'choosing-a-date',
    question: 'Can I choose the date myself?',
    answer: [
      'Yes. You see the price for several dates side by side and choose one, morning or afternoon where both are possible. You can still change it later.',
    ],
  },
  {
    id: 'days-and-times',
    question: 'On which days do you come, and at what time?',
    answer: [
      'Monday to Saturday, not on Sundays, public holidays, 24 December or 31 December. The team arrives in the morning ({morningArrival}) or the afternoon ({afternoonArrival}). The first available date is usually within a week; your estimate shows it, and how long the visit takes. Need us sooner? Phone us and we’ll see what’s possible.',
    ],
  },
  {
    id: 'regular-cleaning',
    question: 'Can you come every week?',
    answer: [
      'Not to homes: every order is a single visit. There’s no membership and nothing renews, but you’re welcome to book again whenever you like. For businesses we do clean on fixed days.',
    ],
    links: [{ page: 'commercial-cleaning', label: 'Cleaning for businesses' }],
  },
  {
    id: 'order-for-somebody-else',
    question: 'Can I order for another address, for instance for my parents?',
    answer: [
      'Yes. In the first and third steps, enter the address of the home we’ll clean. Your own name, e-mail address and phone number go in the third: the order is then in your name.',
    ],
  },
  {
    id: 'where-is-my-order',
    question: 'Where do I find my order after booking?',
    answer: [
      'Follow the link in your confirmation. Lost it? Use “Log in” (at the top of the page, or in the menu on a phone) and enter your e-mail address: we’ll e-mail it to you.',
    ],
  },
]
