// Placeholders: {region}, {team}, {low}, {high}, {people}, {time}, {area}, {bedrooms}, {hours}, {minutes}, {crew}, {date}.

/** The estimate under a postcode form, and what its page says in the same words. */
export const estimate = {
  invitation: 'Enter your postal code and see your estimate here: price, time and first available dates.',
  show: 'See my price first',
  range: '{low} to {high}',
  sample: 'Sample prices: nothing here is for sale yet.',
  nonBinding: 'non-binding estimate, incl. VAT',
  place: '{region}, our {team} team',
  crew: { one: '1 person for {time}', more: '{people} people for {time}' },
  duration: { minutes: '{minutes} minutes', hours: '{hours} h', both: '{hours} h {minutes} min' },
  typicalHome: {
    one: 'Based on a typical home: {area} m², 1 bedroom, average level of dirt.',
    more: 'Based on a typical home: {area} m², {bedrooms} bedrooms, average level of dirt.',
  },
  firstDates: 'First available dates',
  adjust: 'Adjust the rooms',
  announcement: 'Non-binding estimate for {region}: {low} to {high}, {crew}. First available date: {date}.',
}
