import { brand } from '../../../domain/company/company.ts'
import { sectionsOf } from '../../page-copy.ts'

// Placeholders: {legalName}, {seat}, {companyNumber}, {email}, {phone}.

export const disclaimer = {
  title: 'Disclaimer',
  metaTitle: `Disclaimer | ${brand}`,
  metaDescription:
    'Who publishes this website, how far you can rely on its texts and estimates, what you may copy, and how to tell us about a mistake. In plain words.',
  lead: 'What you can and cannot expect from this website.',
  sections: sectionsOf({
    publisher: {
      heading: 'Who publishes this website',
      paragraphs:
        'This website is published by {legalName}, {seat}, enterprise number {companyNumber}. You can reach us at {email} and on {phone}.',
    },
    texts: {
      heading: 'The texts',
      paragraphs: [
        'We write and check our texts with care, but something may be out of date or wrong. For an order, what counts is the order itself, the task list of your package and the terms and conditions, not a general text on a page.',
        'Advice on cleaning is general advice. Before you use it on your own marble, oak or steel, check what the manufacturer says.',
      ],
      links: [{ page: 'terms-and-conditions', label: 'Terms and conditions' }],
    },
    estimates: {
      heading: 'Estimates',
      paragraphs:
        'An estimate on this website is a range, and it is not binding. It is based on averages and on what you enter. The price you confirm when you order is binding; the terms and conditions say so.',
    },
    reviews: {
      heading: 'Reviews',
      paragraphs:
        'Reviews are the opinions of the people who wrote them. We show them as they appear on our Google profile and do not change the wording. Machine translations and sample reviews are marked as such.',
      links: [{ page: 'reviews', label: 'Where reviews come from' }],
    },
    links: {
      heading: 'Links to other websites',
      paragraphs:
        'Our Google profile and other sites that we link to have their own rules and privacy statements. If a link leads to something it should not, please tell us and we will remove it.',
    },
    copyright: {
      heading: 'Copying',
      paragraphs:
        'The texts, illustrations and video on this website are ours. You may quote from them if you name the source; copying whole pages is not allowed. Journalists can use the media page.',
      links: [{ page: 'media', label: 'Media' }],
    },
    mistakes: {
      heading: 'Found a mistake?',
      paragraphs:
        'Write to {email} with the address of the page. This includes security problems: tell us first and give us time to fix them, and we will thank you.',
    },
  }),
}
