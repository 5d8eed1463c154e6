import { examplePlace } from '../coverage.ts'
/**
 * Example prices on cards and on package pages; they come from the tariff.
 * Placeholders: {bedrooms}, {place}, {from}, {rate}, {minimum}.
 */
export const priceExamples = {
  /** Where the home of the example is: the town of our seat or, where we do not go there, a region of our area. */
  place: examplePlace('en'),
  hourly:
    'About {rate} per person per hour, incl. VAT, depending on the day. Minimum: {minimum} of work. Travel is extra in some areas.',
  /** On the cards of packages, and the line beside them. */
  cardHome: 'from {from}',
  cardHourly: 'about {rate} per person per hour, minimum {minimum}',
  cardNote: '“From” is what a typical home with {bedrooms} bedrooms in {place} costs on its cheapest date, incl. VAT.',
}
