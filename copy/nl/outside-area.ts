import { coverageWords } from '../coverage.ts'

export const outsideArea = coverageWords(
  'nl',
  'Op de Waddeneilanden maken we helaas niet schoon. Heb je een vraag? Stuur ons een bericht.',
  (where) => `In {zipCode} komen we nog niet. We werken ${where}.`,
)
