import type { PageCopy } from '../page-copy.ts'

// Placeholders: {since}, {homes}, {minutesToBook}, {teamSize}, {openingHours}, {phone}, {email}.

export const media: PageCopy & {
  facts: { heading: string; intro: string; rows: { label: string; value: string }[] }
  boilerplate: { heading: string; text: string }
  logo: { alternative: string; download: string }
} = {
  title: 'Media',
  metaTitle: 'Media and press | Helderhuis',
  metaDescription:
    'For journalists, editors and students: facts and figures about Helderhuis, a text to use, what you may do with logo and pictures, and whom to call.',
  lead: 'Are you writing about cleaning, renting, moving or work? Here are facts that you can use, and a person who calls you back.',
  boilerplate: {
    heading: 'In three sentences, free to use',
    text: 'Helderhuis cleans homes and business premises in Belgium and the Netherlands. Customers enter a postal code, see a non-binding estimate for several dates and book online; they pay when they have inspected the result with the team. Helderhuis has been cleaning since {since}.',
  },
  logo: {
    alternative: 'The logo of Helderhuis: a gabled house with a clear window',
    download: 'Download the logo',
  },
  facts: {
    heading: 'Facts and figures',
    intro: 'These are the figures given elsewhere on this website. Please state the date on which you looked.',
    rows: [
      { label: 'Cleaning since', value: '{since}' },
      { label: 'Homes cleaned', value: 'More than {homes}' },
      { label: 'Quote and booking', value: 'Within {minutesToBook} minute' },
      { label: 'Size of a team', value: 'Normally {teamSize} people' },
      { label: 'Where', value: 'Belgium; the Netherlands except the Wadden islands' },
      { label: 'Office hours', value: '{openingHours}' },
    ],
  },
  sections: [
    {
      id: 'logo',
      heading: 'Logo and pictures',
      paragraphs: [
        'You may use our logo and our illustrations with an article about us, without asking. Keep to three rules.',
      ],
      list: [
        'Do not change colours, shape or proportions, and leave some space round the logo',
        'State “Helderhuis” as the source of pictures and film',
        'Do not use them in advertising or in a way that suggests that we recommend something',
      ],
    },
    {
      id: 'people',
      heading: 'Photos of people and homes',
      paragraphs: [
        'For a photo or film of a team at work we need the consent of the cleaners and of the people who live there. Ask us in good time; a week is usually enough. We never pass on the names or addresses of customers.',
      ],
    },
    {
      id: 'questions',
      heading: 'What we can tell you about',
      paragraphs: ['From practice, not from a marketing department:'],
      list: [
        'Why deposits and cleaning lead to quarrels at the end of a tenancy',
        'How to get building dust out of a home',
        'Cleaning without chlorine: what works and what takes longer',
        'What people misjudge about their own dirt',
        'How customer reviews ought to be shown',
      ],
    },
    {
      id: 'contact',
      heading: 'Contact for the press',
      paragraphs: [
        'Phone {phone}, {openingHours}, or write to {email} with “press” in the subject and your deadline in the first line. We call you back within 1 business day, and sooner if your deadline is sooner and we can.',
      ],
      links: [{ page: 'about-us', label: 'About us' }],
    },
  ],
}
