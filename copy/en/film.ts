/** The short video of a visit: its words and its data for search engines. */
export const film = {
  title: 'Watch a visit in 30 seconds',
  description: 'An animated video without sound: from the postal code on your phone to the signed work order.',
  play: 'Play the video',
  pause: 'Pause the video',
  captions: 'English captions',
  fallback: 'Your browser can’t play this video.',
}
