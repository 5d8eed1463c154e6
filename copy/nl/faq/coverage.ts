import { coverageWords, hasBothSites, leavesIslandsOut } from '../../coverage.ts'
import { questionsOf } from '../../page-copy.ts'

export const faqCoverage = questionsOf({
  'where-we-work': {
    question: 'Waar werken jullie?',
    answer: coverageWords(
      'nl',
      'In heel Nederland, behalve op de Waddeneilanden. Vul je postcode in en je ziet meteen de prijs bij jou.',
      (where) => `We werken ${where}. Vul je postcode in en je ziet meteen de prijs bij jou.`,
    ),
  },
  'why-postcode-first': {
    question: 'Waarom vragen jullie eerst mijn postcode?',
    answer:
      'Zo vinden we het team bij jou in de buurt, met de vrije dagen en een prijsindicatie. Je naam hoeven we nog niet te weten.',
  },
  ...(hasBothSites && {
    'other-country': {
      question: 'Mijn huis staat in België. Komen jullie daar ook?',
      answer: `Ja,${leavesIslandsOut ? ' in heel België,' : ''} via onze Belgische site (in het Engels). Vul hier een Belgische postcode in en een link brengt je erheen.`,
    },
  }),
  'holiday-home': {
    question: 'Maken jullie ook vakantiewoningen schoon?',
    answer: 'Ja, als er water en stroom is. Met schoonmaak op maat bepaal je wat er tussen twee verblijven gebeurt.',
    links: [{ page: 'custom', label: 'Schoonmaak op maat' }],
  },
})
