/**
 * Answers to `npm run company -- new`, in the order of its questions: a company with another name, other numbers and
 * another colour.
 */
export const answers = [
  ...['Blinkwerk', '2019', '1200', '+3231234567', '+31201234567', 'hi@blinkwerk.test', 'hoi@blinkwerk.test'],
  ...['site@blinkwerk.test', 'office@blinkwerk.test', '09:00', '17:00', 'https://reviews.blinkwerk.test/all'],
  ...['Blinkwerk Belgium BV', '', 'Meir 1', '2018', 'Antwerpen', '0123.456.749', 'RPR Antwerpen'],
  ...['BE71 0961 2345 6769', 'onRequest', '', 'Antwerp'],
  ...['Blinkwerk Nederland B.V.', '', 'Dam 1', '1012AB', 'Amsterdam', '12345678', '', 'NL123456782B12', '', 'always'],
  ...['Haarlem', '/blinkwerk-haarlem', 'Zandvoort, Heemstede', '#5a2d82'],
]
