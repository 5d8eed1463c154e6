import type { PageCopy } from '../page-copy.ts'

// Placeholders: {since}, {homes}, {teamSize}.

export const aboutUs: PageCopy & { facts: { heading: string; rows: { label: string; value: string }[] } } = {
  title: 'About Helderhuis',
  metaTitle: 'About us: who cleans your home | Helderhuis',
  metaDescription:
    'Helderhuis cleans homes and business premises in Belgium and the Netherlands. What we stand for, how we work, and what we do not do.',
  lead: 'Helder is Dutch for clear, bright and clean. Huis is house. That is what we leave behind: a house into which the light falls again.',
  sections: [
    {
      id: 'since',
      heading: 'Cleaning since {since}',
      paragraphs: [
        'We began in {since} with one idea: that booking a clean should be as plain as ordering a train ticket. You state where and what, you see the price, you choose a day. More than {homes} homes later that is still how it works.',
        'What has changed is what we know. How long a shower screen takes when nobody has descaled it for two years. That building dust comes back overnight. That people judge their own home cleaner than it is. All of that is in our task lists and in the questions we ask before you book.',
      ],
    },
    {
      id: 'how-we-work',
      heading: 'What we stand for',
      paragraphs: ['Four things on which we do not bargain.'],
      list: [
        'The price comes first. You see it before you leave your name.',
        'The list is public. What you get is on this website, room by room.',
        'You look before you pay. What is not right is put right first.',
        'We say what cleaning cannot do. Worn-out enamel does not turn white again.',
      ],
      links: [{ page: 'cleaning-quality-system', label: 'How we check our work' }],
    },
    {
      id: 'teams',
      heading: 'The people',
      paragraphs: [
        'Our cleaners are certified professionals. They normally work in teams of {teamSize}, in their own region, so that they know the hard water of the one town and the old sash windows of the other.',
        'Alongside our own teams we work with partner companies. They follow the same task lists and the same inspection.',
      ],
      links: [{ page: 'partner', label: 'Become a partner' }],
    },
    {
      id: 'where',
      heading: 'Where we work',
      paragraphs: [
        'In all of Belgium, and in the Netherlands except on the Wadden islands. Each country has its own site, with its own teams and office hours.',
      ],
      links: [{ page: 'local-branch', label: 'Helderhuis in Hengelo' }],
    },
  ],
  facts: {
    heading: 'In figures',
    rows: [
      { label: 'Cleaning since', value: '{since}' },
      { label: 'Homes cleaned', value: 'more than {homes}' },
      { label: 'People in a team', value: 'normally {teamSize}' },
    ],
  },
}
