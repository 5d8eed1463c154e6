const name = ['Blinkwerk', '2019']
const belgian = [
  ...['Blinkwerk Belgium BV', '', 'Meir 1', '2018', 'Antwerpen', '0123.456.749', 'RPR Antwerpen'],
  ...['BE71 0961 2345 6769', 'onRequest', '', 'Antwerp'],
]
const dutch = [
  'Blinkwerk Nederland B.V.',
  '',
  'Dam 1',
  '1012AB',
  'Amsterdam',
  '12345678',
  'NL123456782B12',
  '',
  'always',
]
const shared = [
  ...['site@blinkwerk.test', 'office@blinkwerk.test', '09:00', '17:00', 'https://reviews.blinkwerk.test/all'],
]

/**
 * Answers to `npm run company -- new`, in the order of its questions: a company with another name, other numbers and
 * another colour, by the countries that it serves.
 */
export const answers = {
  both: [
    ...['both', ...name, '+3231234567', '+31201234567', 'hi@blinkwerk.test', 'hoi@blinkwerk.test'],
    ...[...shared, ...belgian, ...dutch, '#5a2d82'],
  ],
  BE: ['BE', ...name, '+3231234567', 'hi@blinkwerk.test', ...shared, ...belgian, '#5a2d82'],
  NL: ['NL', ...name, '+31201234567', 'hoi@blinkwerk.test', ...shared.slice(0, -1), '', ...dutch, '#5a2d82'],
}
