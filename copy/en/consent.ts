/** The question whether page views may be counted. Placeholders: {date}. */
export const consent = {
  title: 'May we count which pages you view?',
  text: 'If you accept, Google Analytics counts which pages are visited and sets cookies to do so. If you refuse, everything works just the same.',
  more: 'Privacy and cookies',
  accept: 'Accept',
  refuse: 'Refuse',
  accepted: 'You accepted on {date}.',
  refused: 'You refused on {date}.',
  change: 'Change your cookie choice',
}
