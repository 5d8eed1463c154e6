/** The question whether visits may be counted. Placeholders: {date}. */
export const consent = {
  title: 'May we count your visit?',
  text: 'If you accept, Google Analytics counts which pages are visited and sets cookies to do so. If you refuse, everything works just the same.',
  more: 'Privacy and cookies',
  accept: 'Accept',
  refuse: 'Refuse',
  accepted: 'Your choice on {date}: accepted.',
  refused: 'Your choice on {date}: refused.',
  change: 'Change your cookie choice',
}
