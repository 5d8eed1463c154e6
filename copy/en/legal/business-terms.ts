import { brand } from '../../../domain/company/brand.ts'
import type { Article } from './terms-and-conditions.ts'

/**
 * Additional terms for businesses. Placeholders: {cardCommission}, {invoiceDays}; {number} in
 * `articleLabel`.
 */
export const businessTerms = {
  title: 'Terms for businesses',
  metaTitle: `Terms for businesses | ${brand}`,
  metaDescription: `The terms for cleaning that a business has quoted by ${brand} in Belgium: what applies besides our terms and conditions, paying, courts.`,
  lead: 'These terms apply to businesses, besides our terms and conditions. They do not apply to consumers.',
  updatedLabel: 'Version of',
  updated: '2026-11-26',
  contentsLabel: 'Contents',
  articleLabel: 'Article {number}',
  articles: [
    {
      id: 'what-applies',
      heading: 'What applies',
      paragraphs: [
        'The quote signed by both sides applies first, and our terms and conditions apply to what it leaves open. The right of withdrawal and the rules for consumers in articles 3, 6 and 8 do not apply.',
      ],
      links: [{ page: 'terms-and-conditions', label: 'Terms and conditions' }],
    },
    {
      id: 'paying',
      heading: 'Paying',
      paragraphs: [
        'Paying by credit card costs a commission fee of {cardCommission} of the amount, where the law allows it. Other ways of paying cost nothing extra. Invoices are due within {invoiceDays} days.',
      ],
    },
    {
      id: 'courts',
      heading: 'Courts',
      paragraphs: ['The courts of our registered office have jurisdiction.'],
    },
  ] as Article[],
}
