import type { FaqEntry } from '../../page-copy.ts'

// Placeholders: none.

export const faqCoverage: FaqEntry[] = [
  {
    id: 'where-we-work',
    question: 'Where do you work?',
    answer: [
      'In all of Belgium: Flanders, Wallonia and Brussels, in towns and in the countryside. Enter any Belgian postal code and you see the estimate for it.',
    ],
  },
  {
    id: 'why-postcode-first',
    question: 'Why do you ask for my postal code first?',
    answer: [
      'With it we find the team that is nearest to you, and with the team come the dates and the price. We need nothing else for an estimate: no name, no phone number, no e-mail address.',
    ],
  },
  {
    id: 'other-country',
    question: 'My home is in the Netherlands. Can you come?',
    answer: [
      'Yes, through our Dutch site. If you enter a Dutch postal code here, a link takes you there with the code already filled in. In the Netherlands we work everywhere except on the Wadden islands.',
    ],
  },
  {
    id: 'holiday-home',
    question: 'Do you also clean holiday homes and student rooms?',
    answer: [
      'Yes, if they have running water and electricity. For a holiday home with guests that come and go, look at custom cleaning: you decide what is done between two stays.',
    ],
    links: [{ page: 'custom', label: 'Custom cleaning' }],
  },
]
