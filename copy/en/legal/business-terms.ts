import { brand } from '../../../domain/company/company.ts'
import { sectionsOf } from '../../page-copy.ts'
import type { Article } from './terms-and-conditions.ts'

/** Additional terms for businesses. Placeholders: {cardCommission}, {invoiceDays}. */
export const businessTerms = {
  title: 'Terms for businesses',
  metaTitle: `Terms for businesses | ${brand}`,
  metaDescription: `The terms for businesses that order cleaning from ${brand} in Belgium: what applies besides our terms and conditions, paying, courts.`,
  lead: 'These terms apply to businesses, besides our terms and conditions. They do not apply to consumers.',
  updated: '2026-11-28',
  articles: sectionsOf<Pick<Article, 'table'>>({
    'what-applies': {
      heading: 'What applies',
      paragraphs:
        'The quote that we have both signed, or the order that we have confirmed, applies first. Our terms and conditions apply to what it leaves open, except article 8 (right of withdrawal) and the rules for consumers in articles 3 and 6.',
      links: [{ page: 'terms-and-conditions', label: 'Terms and conditions' }],
    },
    paying: {
      heading: 'Paying',
      paragraphs:
        'Paying by credit card costs a surcharge of {cardCommission} of the amount, where the law allows it. Other ways of paying cost nothing extra. An invoice is due within {invoiceDays} days of its date.',
    },
    courts: { heading: 'Courts', paragraphs: 'The courts of our registered office have jurisdiction.' },
  }) as Article[],
}
