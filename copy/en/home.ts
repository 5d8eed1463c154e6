/** The home page and the sections it shares with CMS pages. Placeholders: {average}, {count}, {stars}, {since}, {homes}. */
export const home = {
  metaTitle: 'Helderhuis: your home cleaned by a certified team',
  metaDescription:
    'Type your postal code for an instant, no-obligation estimate. See the price before you order, book within 1 minute, pay once we have checked the work together.',
  title: 'A clean home, booked within 1 minute',
  lead: 'Type your postal code. You see the price before you order, choose a date, and two certified professionals do the rest.',
  promises: ['Price shown before ordering', 'Pay afterwards by card terminal', 'Satisfaction guarantee'],
  ratingLine: '{average} out of 5, the average of {count} Google ratings',
  packages: {
    title: 'Which cleaning do you need?',
    lead: 'A thorough clean with a fixed list per room, or hours that you fill in yourself.',
    orderNow: 'Order now',
    moreInfo: 'More info',
    all: 'See all cleaning services',
  },
  question: {
    title: 'Not sure yet?',
    text: 'Most questions are answered in two sentences.',
    button: 'I have a question',
  },
  postcode: {
    title: 'Your estimate starts with four digits',
    text: 'The estimate is instant, and you are not obliged to anything.',
  },
  why: {
    title: 'Why choose us',
    cards: [
      {
        header: 'The price comes first',
        text: 'You see the estimate for several dates before you leave a name or a phone number. No membership, no teaser price.',
      },
      {
        header: 'The same team, start to finish',
        text: 'A team of certified professionals walks through your home with you, works by the list for each room and phones you half an hour before they finish.',
      },
      {
        header: 'You pay when it is right',
        text: 'We inspect the result together. What is not right is put right there and then; only after that do you sign and pay.',
      },
    ],
  },
  whoWeAre: {
    title: 'Who we are',
    paragraphs: [
      'Helderhuis has cleaned homes and business premises since {since}. More than {homes} homes later we still work the same way: a clear list per room, a team that knows it, and an inspection that you do together with us.',
      'We work throughout Belgium, and across the border in the Netherlands under the same name.',
    ],
    link: 'More about us',
  },
}
