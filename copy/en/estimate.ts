// Placeholders: {region}, {team}, {low}, {high}, {people}, {time}, {area}, {bedrooms}, {hours}, {minutes}, {crew}, {date}.

/** The estimate under a postcode form, and what its page says in the same words. */
export const estimate = {
  invitation: 'Your estimate appears here as soon as your postal code is complete: price, time and first dates.',
  show: 'Show me the estimate first',
  range: '{low} to {high}',
  nonBinding: 'non-binding estimate, incl. VAT',
  place: '{region}, our {team} team',
  crew: { one: '1 person for {time}', more: '{people} people for {time}' },
  duration: { minutes: '{minutes} minutes', hours: '{hours} h', both: '{hours} h {minutes} min' },
  typicalHome: {
    one: 'Typical home: {area} m², 1 bedroom, normally dirty.',
    more: 'Typical home: {area} m², {bedrooms} bedrooms, normally dirty.',
  },
  firstDates: 'First possible dates',
  adjust: 'Adjust the rooms',
  announcement: 'Non-binding estimate for {region}: {low} to {high}, {crew}. First possible date: {date}.',
}
