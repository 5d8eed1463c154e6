import { bookableDays } from '../../domain/estimate/bookable-days.ts'

// Placeholders: {region}, {team}, {place}, {low}, {high}, {people}, {time}, {area}, {bedrooms}, {hours}, {minutes},
// {crew}, {date}.

/** The estimate under a postcode form, and what its page says in the same words. */
export const estimate = {
  show: 'See my price first',
  range: '{low} to {high}',
  sample: 'sample prices',
  terms: 'Incl. VAT, {crew}',
  example: 'Example: {place}',
  crew: { one: '1 person for {time}', more: '{people} people for {time}' },
  duration: { minutes: '{minutes} minutes', hours: '{hours} h', both: '{hours} h {minutes} min' },
  typicalHome: {
    one: 'Typical home: {area} m², {bedrooms} bedroom',
    more: 'Typical home: {area} m², {bedrooms} bedrooms',
  },
  firstDates: 'Next dates with our {team} team',
  /** From Sunday and from January, as `Intl.DateTimeFormat` shortens them. */
  weekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'],
  lowest: 'cheapest',
  order: 'Order now',
  adjust: 'Enter my own rooms',
  announcement: 'Non-binding estimate for {region}: {low} to {high}, {crew}.',
  firstDate: 'First available date: {date}.',
  noDates: `No date is free in the next ${bookableDays} days. Call us and we’ll see what we can do.`,
}
