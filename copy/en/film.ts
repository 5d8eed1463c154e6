/** The short film of a visit: its words and its data for search engines. */
export const film = {
  title: 'A visit in half a minute',
  description: 'An animated film without sound: from the postal code on your phone to the signed work order.',
  play: 'Play the film',
  pause: 'Pause the film',
  captions: 'English captions',
  fallback: 'Your browser cannot play this film.',
}
