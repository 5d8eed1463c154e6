import { coverageWords } from '../coverage.ts'

/** The answer to a postal code where we don’t clean. Placeholders, in a company’s own area: {zipCode}. */
export const outsideArea = coverageWords(
  'en',
  'Sorry, we don’t clean on the Wadden Islands. Questions? Send us a message.',
  (where) => `We don’t come to {zipCode} yet. We clean ${where}.`,
)
