import type { PageCopy } from '../../page-copy.ts'

// Placeholders: {legalName}, {seat}, {companyNumber}, {email}, {phone}.

export const disclaimer: PageCopy = {
  title: 'Disclaimer',
  metaTitle: 'Disclaimer | Helderhuis',
  metaDescription:
    'Who publishes this website, what its texts and estimates are worth, what you may copy, and how to tell us about a mistake. Short and in plain words.',
  lead: 'What you can and cannot expect from this website.',
  sections: [
    {
      id: 'publisher',
      heading: 'Who publishes this website',
      paragraphs: [
        'This website is published by {legalName}, {seat}, enterprise number {companyNumber}. You reach us at {email} and on {phone}.',
      ],
    },
    {
      id: 'texts',
      heading: 'The texts',
      paragraphs: [
        'We write and check our texts with care. Still, something may be out of date or wrong. What counts for an order is what the order itself says, and the terms and conditions, not a general text on a page.',
        'Advice on cleaning is general advice. Before you use it on your own marble, oak or steel, look at what the maker of the material says.',
      ],
      links: [{ page: 'terms-and-conditions', label: 'Terms and conditions' }],
    },
    {
      id: 'estimates',
      heading: 'Estimates',
      paragraphs: [
        'An estimate on this website is non-binding. It rests on averages and on what you enter. The price of your order is the one that you see on the ordering site before you place the order.',
      ],
    },
    {
      id: 'reviews',
      heading: 'Reviews',
      paragraphs: [
        'Reviews are opinions of those who wrote them. We show them as they stand on our Google profile and do not change their wording. Translations by a machine are marked as such.',
      ],
      links: [{ page: 'reviews', label: 'Where reviews come from' }],
    },
    {
      id: 'links',
      heading: 'Links to other websites',
      paragraphs: [
        'The ordering site, our Google profile and other sites that we link to have their own rules and privacy statements. If a link leads to something that it should not, please tell us and we will take it away.',
      ],
    },
    {
      id: 'copyright',
      heading: 'Copying',
      paragraphs: [
        'Texts, illustrations and the film on this website are ours. Quoting with mention of the source is fine; taking over whole pages is not. For the press there is a page of its own.',
      ],
      links: [{ page: 'media', label: 'Media' }],
    },
    {
      id: 'mistakes',
      heading: 'Found a mistake?',
      paragraphs: [
        'Write to {email} with the address of the page. That goes for security holes as well: tell us first and give us time to close them, and we will thank you.',
      ],
    },
  ],
}
