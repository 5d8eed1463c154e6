// Placeholders: {stars}, {count}, {share}, {page}, {pages}. What stands in every list of reviews is in ratings.ts.

export const reviews = {
  title: 'Reviews',
  metaTitle: 'Reviews of our cleaning | Helderhuis',
  metaDescription:
    'What people write about Helderhuis on Google, newest first, with our answers. Where reviews come from, what is filtered and how the average is made.',
  lead: 'What people wrote about us on Google, newest first. Praise and grumbles, with our answer where we gave one.',
  listHeading: 'All reviews from three stars',
  notice: {
    heading: 'How to read these reviews',
    items: [
      {
        id: 'origin',
        title: 'Where they come from',
        text: 'From our profile on Google. Anybody with a Google account can leave a rating there. We do not pay for ratings and give nothing in return for them.',
      },
      {
        id: 'checked',
        title: 'Whether they are checked',
        text: 'Google removes what breaks its rules. Whether every writer was a customer, neither Google nor we can verify.',
      },
      {
        id: 'filtered',
        title: 'What is filtered',
        text: 'The list on this page shows ratings of three stars and up. Ratings with one or two stars are not listed here, but they count in the average and in the bars, and you can read them on Google.',
      },
      {
        id: 'average',
        title: 'How the average is made',
        text: 'Google’s average of all ratings, from one to five stars, whether listed here or not, each counted once.',
      },
      {
        id: 'translated',
        title: 'What is translated',
        text: 'A translation by a machine is marked as such, with the original one click away. We change nothing in the wording.',
      },
    ],
  },
  histogram: {
    heading: 'All ratings by stars',
    starsLabel: 'Stars',
    countLabel: 'Number of ratings',
    row: '{stars} stars: {share} ({count})',
    oneStarRow: '1 star: {share} ({count})',
    listed: 'listed on this page',
    notListed: 'not listed here, counted in the average',
  },
  paging: {
    label: 'Pages of reviews',
    newer: 'Newer reviews',
    older: 'Older reviews',
    first: 'To the newest reviews',
    current: 'Page {page}',
    currentOf: 'Page {page} of {pages}',
    metaTitle: 'Reviews, page {page} | Helderhuis',
  },
  own: {
    heading: 'Have we been at your place?',
    text: 'Then write what you thought of it, also if something could have been better. We read every review.',
    link: 'Write a review on Google',
  },
  unhappy: {
    heading: 'Is something still wrong?',
    text: 'Then tell us as well. A review we can only answer; a complaint we can solve.',
    link: 'To complaints',
  },
}
