/**
 * Example prices on cards and on package pages; they come from the tariff.
 * Placeholders: {bedrooms}, {place}, {low}, {rate}, {minimum}.
 */
export const priceExamples = {
  /** The town of our seat, where the home of the example stands. */
  place: 'Antwerp',
  hourly:
    '{rate} per person per hour on an ordinary day (some days cost less, others more), incl. VAT, plus travel in some areas. Minimum booking: {minimum} in all.',
  /** On the cards of packages, and the line beside them. */
  cardHome: 'from {low}',
  cardHourly: '{rate} per person per hour on an ordinary day, plus any travel; minimum {minimum} in all',
  cardNote:
    'Example prices for a typical home with {bedrooms} bedrooms in {place}, incl. VAT; “from” is the price on the cheapest of the first available dates, without a margin for more or less work.',
}
