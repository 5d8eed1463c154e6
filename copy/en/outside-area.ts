import { coverageWords } from '../coverage.ts'
import { postcodeForm } from './postcode-form.ts'

/** The answer to a postal code where we don’t clean. Placeholders, in a company’s own area: {zipCode}. */
export const outsideArea = coverageWords(
  'en',
  postcodeForm.problems.notCovered,
  (where) => `We don’t come to {zipCode} yet. We clean ${where}.`,
)
