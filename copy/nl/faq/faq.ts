import { brand } from '../../../domain/company/company.ts'
import type { FaqTopic } from '../../page-copy.ts'
import { faqBusinesses } from './businesses.ts'
import { faqChanging } from './changing.ts'
import { faqCoverage } from './coverage.ts'
import { faqOrdering } from './ordering.ts'
import { faqPaying } from './paying.ts'
import { faqQuality } from './quality.ts'
import { faqVisit } from './visit.ts'

export const faq = {
  title: 'Veelgestelde vragen',
  metaTitle: `Veelgestelde vragen | ${brand}`,
  metaDescription:
    'Antwoord op vragen over bestellen, de prijs, het bezoek, sleutels, verzekering, wijzigen en annuleren, klachten en waar we werken. Kort en doorzoekbaar.',
  lead: 'Korte antwoorden op wat ons het meest gevraagd wordt. Zoek op een woord of kies een onderwerp.',
  topicsLabel: 'Onderwerpen',
  stillAsking: {
    heading: 'Staat je vraag er niet bij?',
    text: 'Stel hem aan ons. Mailen kan altijd, bellen tijdens openingstijden.',
    link: 'Stel je vraag',
  },
  topics: [
    { id: 'ordering', heading: 'Bestellen', questions: faqOrdering },
    { id: 'paying', heading: 'Prijs en betalen', questions: faqPaying },
    { id: 'visit', heading: 'Het bezoek', questions: faqVisit },
    { id: 'changing', heading: 'Wijzigen en annuleren', questions: faqChanging },
    { id: 'quality', heading: 'Kwaliteit en klachten', questions: faqQuality },
    { id: 'coverage', heading: 'Waar we werken', questions: faqCoverage },
    { id: 'businesses', heading: 'Bedrijven en partners', questions: faqBusinesses },
  ] satisfies FaqTopic[],
}
