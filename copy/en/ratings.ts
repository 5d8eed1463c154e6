/** The ratings block and every list of reviews. Placeholders: {average}, {count}, {stars}. */
export const ratings = {
  title: 'What customers say',
  average: '{average} out of 5',
  count: 'the average of all {count} ratings on Google',
  stars: '{stars} out of 5 stars',
  onlyRating: 'Single grade rating given',
  anonymous: 'A Google user',
  translated: 'Translated by Google. Show the original',
  reply: 'Our answer',
  notice:
    'These reviews come from our Google profile; Google doesn’t check whether each one is from a customer, and neither do we. Lists show three stars and up. The average and the number cover all ratings.',
  profile: 'All reviews on Google',
  more: 'Read more reviews',
  none: 'No reviews to show yet.',
}
