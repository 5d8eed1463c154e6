import { brand } from '../../domain/company/company.ts'
import { coverageWords } from '../coverage.ts'
import { counted, promised } from '../page-copy.ts'
import { minutesToBook } from './minutes-to-book.ts'

const booked = `within ${minutesToBook}`

/**
 * The home page and the sections it shares with CMS pages. Placeholders: {average}, {count}, {stars}, {since}, {homes},
 * {insuredAmount}, {openingHours}, {freeAheadDays}, {freeChangeDays}.
 */
export const home = {
  metaTitle: `${brand}: your home cleaned by a certified team`,
  metaDescription: `Enter your postal code for an instant, no-obligation estimate. See the price before you order, book ${booked} and pay after the final check.`,
  title: `A clean home, booked ${booked}`,
  lead: 'See the price before you order.',
  /** With company facts. */
  promises: [
    'Price shown before ordering',
    'Pay by card terminal after the final check',
    'Free to cancel for {freeChangeDays} days, or up to {freeAheadDays} days before the visit',
  ],
  guarantee: 'Satisfaction guarantee',
  ratingLine: '{average} out of 5 from {count} Google ratings',
  packages: {
    title: 'Which clean do you need?',
    lead: 'A thorough clean with a set task list for every room, or a few hours spent however you choose.',
    orderNow: 'Order now',
    moreInfo: 'More info',
    orderHint: '“Order now” opens our ordering site. Nothing is final yet.',
    all: 'See all cleaning services',
  },
  question: {
    title: 'Not sure yet?',
    text: 'Quick answers to the questions people ask most.',
    button: 'I have a question',
  },
  why: {
    title: 'Why choose us',
    /** With company facts. */
    cards: [
      {
        header: 'The price comes first',
        text: 'You see the price for several dates before you give a name or phone number. No membership, no teaser prices.',
      },
      {
        header: 'One team, one list',
        text:
          'A team of certified professionals walks round your home with you, follows the task list for each room, and calls you half an hour before they finish.' +
          promised('identityChecked', ' Our own teams and vetted partners.', ' Our own teams and partner companies.'),
      },
      {
        header: 'You pay when you’re happy with it',
        text: 'If you’re there at the end, we check the result together. Anything that isn’t right is fixed on the spot. Then you sign and pay. We’re insured up to {insuredAmount}.',
      },
    ],
  },
  whoWeAre: {
    title: 'Who we are',
    paragraphs: [
      `${brand} has cleaned homes and business premises since {since}${counted(', more than {homes} homes so far')}. Every room has its own task list, the team works through it, and we do the final check with you if you’re there.`,
      coverageWords(
        'en',
        'We clean all over Belgium and, under the same name, in the Netherlands.',
        (where) => `We clean ${where}.`,
      ),
    ],
    link: 'More about us',
  },
}
