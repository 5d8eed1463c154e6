import { brand, company } from '../../domain/company/company.ts'
import { companyWords } from '../company-words.ts'
import { coverageWords } from '../coverage.ts'
import { counted, promised, sectionsOf } from '../page-copy.ts'

// Placeholders: {since}, {homes}, {teamSize}.

export const aboutUs = {
  title: `About ${brand}`,
  metaTitle: `About us: how we work, and where | ${brand}`,
  metaDescription: `${brand} cleans homes and business premises${coverageWords('en', ' in Belgium and the Netherlands', () => '')}. Who comes to your home, what we stand for, and where we work.`,
  lead: companyWords('en').about,
  sections: sectionsOf({
    since: {
      heading: 'Cleaning since {since}',
      paragraphs: [
        `Booking a clean should be as simple as buying a train ticket. You say where and what, you see the price, you choose a day.${counted(' That’s how we’ve cleaned more than {homes} homes.')}`,
        'A shower screen that nobody has descaled for two years takes longer. Building dust floats for hours. People think their own home is cleaner than it is. That’s why our task lists are detailed, and why we ask about your home before you book.',
      ],
    },
    'how-we-work': {
      heading: 'What we stand for',
      paragraphs: 'Four things we don’t compromise on.',
      list: [
        'The price comes first. You see it before you give your name.',
        'The list is public. What you get is on this website, room by room.',
        'If you’re there at the end, you look before you pay. Anything that isn’t right gets fixed first.',
        'We tell you what cleaning can’t do. Worn enamel won’t turn white again.',
      ],
      links: [{ page: 'cleaning-quality-system', label: 'How we check our work' }],
    },
    teams: {
      heading: 'Who comes to your home',
      paragraphs: [
        'Our cleaners are certified professionals' +
          promised(
            'cleanersTrained',
            ': trained on our task lists, and checked on a supervised clean before they come to you',
          ) +
          '. They usually work in teams of {teamSize}, in one region, so they know one town’s hard water and the next town’s old wooden frames.',
        'Some teams are our own, some belong to partner companies. The training, the task lists and the final check are the same.',
      ],
      links: [{ page: 'partner', label: 'Become a partner' }],
    },
    where: {
      heading: 'Where we work',
      paragraphs: coverageWords(
        'en',
        'All of Belgium, and the Netherlands except the Wadden Islands. Each country has its own site, teams and office hours.',
        (where) => `We clean ${where}.`,
      ),
      links: company.branch ? [{ page: 'local-branch', label: `${brand} in ${company.branch.place}` }] : [],
    },
  }),
  facts: {
    heading: 'At a glance',
    rows: [
      { label: 'Cleaning since', value: '{since}' },
      ...(company.figures.homesCleaned ? [{ label: 'Homes cleaned', value: 'more than {homes}' }] : []),
      { label: 'People in a team', value: 'usually {teamSize}' },
    ],
  },
}
