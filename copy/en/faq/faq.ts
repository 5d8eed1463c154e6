import { brand } from '../../../domain/company/company.ts'
import type { FaqTopic } from '../../page-copy.ts'
import { faqBusinesses } from './businesses.ts'
import { faqChanging } from './changing.ts'
import { faqCoverage } from './coverage.ts'
import { faqOrdering } from './ordering.ts'
import { faqPaying } from './paying.ts'
import { faqQuality } from './quality.ts'
import { faqVisit } from './visit.ts'

// The files of the topics name the placeholders of the answers.

export const faq = {
  title: 'Frequently asked questions',
  metaTitle: `Frequently asked questions | ${brand}`,
  metaDescription:
    'Answers about ordering, the price, the visit, keys, insurance, changing or cancelling, complaints and where we work. Short, honest and searchable.',
  lead: 'Short answers to what people ask us most. Search for a word or choose a topic.',
  topicsLabel: 'Topics',
  stillAsking: {
    heading: 'Can’t find your question?',
    text: 'Ask us. Write whenever you like, or call during opening hours.',
    link: 'Contact customer service',
  },
  topics: [
    { id: 'ordering', heading: 'Ordering', questions: faqOrdering },
    { id: 'paying', heading: 'Price and paying', questions: faqPaying },
    { id: 'visit', heading: 'The visit', questions: faqVisit },
    { id: 'changing', heading: 'Changing and cancelling', questions: faqChanging },
    { id: 'quality', heading: 'Quality and complaints', questions: faqQuality },
    { id: 'coverage', heading: 'Where we work', questions: faqCoverage },
    { id: 'businesses', heading: 'Businesses and partners', questions: faqBusinesses },
  ] satisfies FaqTopic[],
}
