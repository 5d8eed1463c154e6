import { coverageWords } from '../coverage.ts'
import { postcodeForm } from './postcode-form.ts'

export const outsideArea = coverageWords(
  'nl',
  postcodeForm.problems.notCovered,
  (where) => `In {zipCode} komen we nog niet. We werken ${where}.`,
)
