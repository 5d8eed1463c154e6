/**
 * Example prices on the home page and on package pages; they come from the tariff.
 * Placeholders: {bedrooms}, {place}, {crew}, {low}, {high}, {rate}, {minimum}.
 */
export const priceExamples = {
  /** The town of our seat, where the home of the example stands. */
  place: 'Antwerp',
  home: 'For example: a {bedrooms}-bedroom home in {place}, {crew}: {low} to {high}, incl. VAT.',
  homeOne: 'For example: a 1-bedroom home in {place}, {crew}: {low} to {high}, incl. VAT.',
  hourly:
    '{rate} per person per hour on an ordinary day, incl. VAT, plus travel in some areas. Minimum booking: {minimum}.',
  /** On the cards of all packages, and the line above them. */
  cardHome: 'from {low}',
  cardHourly: '{rate} per person per hour',
  cardNote: 'Example prices for a home with {bedrooms} bedrooms in {place}, incl. VAT.',
}
