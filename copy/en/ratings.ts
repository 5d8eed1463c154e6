/** The ratings block and every list of reviews. Placeholders: {average}, {count}, {stars}. */
export const ratings = {
  title: 'What customers say',
  average: '{average} out of 5',
  count: 'the average of all {count} ratings on Google',
  stars: '{stars} out of 5 stars',
  onlyRating: 'Single grade rating given',
  anonymous: 'A Google user',
  translated: 'Translated by Google. Show the original',
  reply: 'Our reply',
  replyOther: 'Our reply (in Dutch)',
  notice:
    'These reviews come from our Google profile; Google doesn’t check whether each one is from a customer, and neither do we. Lists show three stars and up. The average and the count include all ratings.',
  profile: 'All reviews on Google',
  more: 'Read more reviews',
  none: 'No reviews to show yet.',
  sample: {
    title: 'Reviews',
    notice:
      'Sample reviews that we wrote ourselves. Lists show three stars and up; the average and the count include all of them.',
    line: '{average} out of 5 from {count} reviews',
    count: 'the average of {count} reviews',
    anonymous: 'No name',
    translated: 'Translated. Show the original',
    metaDescription:
      'Sample reviews that show what this page will look like. We wrote them ourselves; real reviews from Google will replace them as soon as there are any.',
  },
}
