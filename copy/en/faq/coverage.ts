import { coverageWords, hasBothSites, leavesIslandsOut } from '../../coverage.ts'
import { questionsOf } from '../../page-copy.ts'

export const faqCoverage = questionsOf({
  'where-we-work': {
    question: 'Where do you work?',
    answer: coverageWords(
      'en',
      'We clean in all of Belgium: Flanders, Wallonia and Brussels, in town and country. Enter any Belgian postal code to see the price.',
      (where) => `We clean ${where}. Enter your postal code to see the price.`,
    ),
  },
  'why-postcode-first': {
    question: 'Why do you ask for my postal code first?',
    answer:
      'It tells us which team is nearest, and so which dates and prices we can offer you. We don’t need your name, phone number or e-mail address for that.',
  },
  ...(hasBothSites && {
    'other-country': {
      question: 'My home is in the Netherlands. Can you come?',
      answer:
        'Yes, through our Dutch site, which is in Dutch only. If you enter a Dutch postal code here, a link takes you there with the code already filled in.' +
        (leavesIslandsOut ? ' In the Netherlands we work everywhere except on the Wadden Islands.' : ''),
    },
  }),
  'holiday-home': {
    question: 'Do you also clean holiday homes and student rooms?',
    answer:
      'Yes, if they have running water and electricity. For a holiday home with guests coming and going, look at custom cleaning: you decide what’s done between stays.',
    links: [{ page: 'custom', label: 'Custom cleaning' }],
  },
})
