import { brand, company } from '../../domain/company/company.ts'
import { capitalised, coverageWords } from '../coverage.ts'
import { sectionsOf } from '../page-copy.ts'

// Placeholders: {since}, {homes}, {minutesToBook}, {teamSize}, {openingHours}, {phone}, {email}.

export const media = {
  title: 'Media',
  metaTitle: `Media and press | ${brand}`,
  metaDescription: `For journalists, editors and students: facts and figures about ${brand}, a text to use, what you may do with our logo and pictures, and who to call.`,
  lead: 'Writing about cleaning, renting, moving or work? Here are facts and figures you can use. Questions? We’ll call you back.',
  boilerplate: {
    heading: 'In three sentences, free to use',
    text: `${brand} cleans homes and business premises ${coverageWords('en', 'in Belgium and the Netherlands', (where) => where)}. Customers enter a postal code, see a non-binding estimate for several dates and book online; those who are there at the end pay once they’ve checked the result with the team. ${brand} has been cleaning since {since}.`,
  },
  logo: { alternative: `The logo of ${brand}`, download: 'Download the logo' },
  news: 'News',
  facts: {
    heading: 'Facts and figures',
    intro: 'The same figures as elsewhere on this website. Please say when you looked them up.',
    rows: [
      { label: 'Cleaning since', value: '{since}' },
      ...(company.figures.homesCleaned ? [{ label: 'Homes cleaned', value: 'More than {homes}' }] : []),
      { label: 'Estimate and booking', value: 'Within {minutesToBook}' },
      { label: 'Size of a team', value: 'Usually {teamSize} people' },
      { label: 'Where', value: coverageWords('en', 'Belgium; the Netherlands except the Wadden Islands', capitalised) },
      { label: 'Office hours', value: '{openingHours}' },
    ],
  },
  sections: sectionsOf({
    logo: {
      heading: 'Logo and pictures',
      paragraphs: 'You can use our logo and illustrations with an article about us, without asking. Just three rules:',
      list: [
        'Don’t change colours, shape or proportions, and leave some space around the logo',
        `Credit “${brand}” for pictures`,
        'Don’t use them in advertising, or in a way that suggests we recommend something',
      ],
    },
    people: {
      heading: 'Photos of people and homes',
      paragraphs:
        'If you’d like to photograph or film a team at work, you need the consent of the cleaners and of the people who live there. Ask us in good time; a week is usually enough. We never pass on customers’ names or addresses.',
    },
    questions: {
      heading: 'What we can tell you about',
      paragraphs: 'Subjects we deal with every day:',
      list: [
        'Why deposits and cleaning cause arguments at the end of a tenancy',
        'How to get building dust out of a home',
        'Cleaning without chlorine: what works and what takes longer',
        'Why we all think our own home is cleaner than it is',
        'How customer reviews should be shown',
      ],
    },
    contact: {
      heading: 'Press contact',
      paragraphs:
        'Call {phone}, {openingHours}, or write to {email} with “press” in the subject and your deadline in the first line. We’ll call you back within 1 business day, or sooner if your deadline is close and we can.',
      links: [{ page: 'about-us', label: 'About us' }],
    },
  }),
}
