import { brand } from '../../domain/company/company.ts'

// Placeholders: {stars}, {count}, {share}, {page}, {pages}, {reasons}. Words that all lists of reviews share are in
// ratings.ts.

export const reviews = {
  title: 'Reviews',
  metaTitle: `Reviews of our cleaning | ${brand}`,
  metaDescription: `What people write about ${brand} on Google, newest first, with our replies. Where the reviews come from, what is filtered and how the average is calculated.`,
  lead: 'What people wrote about us on Google, newest first, with our replies. Ratings of one or two stars are on Google itself.',
  listHeading: 'What people wrote',
  notice: {
    heading: 'How to read these reviews',
    items: [
      {
        title: 'Where they come from',
        text: 'From our profile on Google, where anyone with a Google account can leave a rating. We don’t pay for ratings and give nothing in return.',
      },
      {
        title: 'Whether they’re checked',
        text: 'Google removes what breaks its rules. Neither Google nor we can verify that every writer was a customer.',
      },
      {
        title: 'What is filtered',
        text: 'The list on this page shows ratings of three stars and up. Ratings of one or two stars aren’t listed here, but they count in the average and in the bars, and you can read them on Google.',
      },
      {
        title: 'How the average is calculated',
        text: 'It’s Google’s own average. Every rating from one to five stars counts once, whether it’s listed here or not.',
      },
      {
        title: 'What is translated',
        text: 'Machine translations are marked, with the original one click away. We don’t change the wording.',
      },
    ],
  },
  withheld: {
    sentence: 'Reviews we don’t show, though they count in the average: {reasons}.',
    reasons: {
      privateFacts: '{count} because of a name or private facts',
      insult: '{count} because of insults, threats or discrimination',
      advertising: '{count} because of advertising',
      otherCompany: '{count} about another company',
      court: '{count} by order of a court or an authority',
    },
  },
  histogram: {
    heading: 'All ratings by stars',
    row: '{stars} stars: {share} ({count})',
    oneStarRow: '1 star: {share} ({count})',
    listed: 'listed on this page',
    notListed: 'not listed here, counted in the average',
  },
  paging: {
    label: 'Pages of reviews',
    newer: 'Newer reviews',
    older: 'Older reviews',
    currentOf: 'Page {page} of {pages}',
    metaTitle: `Reviews, page {page} | ${brand}`,
  },
  own: {
    heading: 'Have we cleaned your home?',
    text: 'Tell others how it went, even if something could have been better. We read every review.',
    link: 'Write a review on Google',
  },
  unhappy: {
    heading: 'Is something still not right?',
    text: 'Tell us too. We can only reply to a review; we can solve a complaint.',
    link: 'How to complain',
  },
}
