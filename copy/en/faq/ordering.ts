import type { FaqEntry } from '../../page-copy.ts'

// Placeholders: {minutesToBook}, {phone}, {openingHours}.

export const faqOrdering: FaqEntry[] = [
  {
    id: 'how-to-order',
    question: 'How do I book a clean?',
    answer: [
      'Enter your postal code on any page and press Start. On the ordering site you go through four steps: your home, the estimate with several dates, your details, and check and order.',
      'If you know the size of your rooms, quote and booking take about {minutesToBook} minute.',
    ],
    links: [{ page: 'order-process', label: 'All steps explained' }],
  },
  {
    id: 'which-package',
    question: 'Which package do I need?',
    answer: [
      'Somebody lives there and stays: deep cleaning, or spring cleaning if it is mainly about windows and textiles. The home is empty: move-in/out cleaning, or end-of-tenancy cleaning if a landlord comes to inspect. Builders have just left: renovation cleaning. You expect a child and want no strong products: pregnancy cleaning. You want to decide on the spot: cleaning per hour.',
      'On the page of all services you can lay two packages side by side and see, room by room, which tasks one has and the other has not.',
    ],
    links: [{ page: 'cleaning-services', label: 'Compare packages' }],
  },
  {
    id: 'estimate-binding',
    question: 'Is the estimate binding?',
    answer: [
      'No. The estimate is free and without obligation, and you see it before you give your name. The order becomes final only in the last step, when you have checked everything, agreed to the terms and placed the order.',
    ],
  },
  {
    id: 'dirt-level',
    question: 'How do I judge how dirty a room is?',
    answer: [
      'Look where dirt hides: the shower screen against the light, the top of the kitchen cupboards, the joints between the tiles. If a wet finger comes away grey, or sticks, choose the higher level.',
      'Most people rate their own home too clean, because they see it every day. Too low an estimate helps nobody: the team then has too little time. When in doubt, take the higher level or phone us on {phone}, {openingHours}.',
    ],
  },
  {
    id: 'choosing-a-date',
    question: 'Can I choose the date myself?',
    answer: [
      'Yes. In the second step you see the estimate for several dates next to each other and choose the one that suits you. You can still change it later.',
    ],
    links: [{ page: 'terms-and-conditions', label: 'Rules for changing and cancelling' }],
  },
  {
    id: 'order-for-somebody-else',
    question: 'Can I order for another address, for instance for my parents?',
    answer: [
      'Yes. In the first step enter the postal code and house number of the home that is to be cleaned. In the third step enter your own name and address: the order is then in your name.',
      'Agree with the people who live there who walks through the home with the team at the beginning and who inspects the result at the end.',
    ],
  },
  {
    id: 'where-is-my-order',
    question: 'Where do I find my order after booking?',
    answer: [
      'On the ordering site. Use Log in at the top of this page; it leads straight there. This website itself has no accounts and stores no orders.',
    ],
  },
]
