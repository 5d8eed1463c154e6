/** The question whether visits may be counted. Placeholders: {date}. */
export const consent = {
  title: 'May we count your visit?',
  text: 'If you accept, Google Analytics counts which pages are visited and sets cookies for that. If you refuse, everything works the same.',
  more: 'Privacy and cookies',
  accept: 'Accept',
  refuse: 'Refuse',
  accepted: 'Your choice of {date}: accepted.',
  refused: 'Your choice of {date}: refused.',
  change: 'Change cookie choice',
}
