import type { estimate as english } from '../en/estimate.ts'

export const estimate: typeof english = {
  invitation: 'Zodra je postcode compleet is, zie je hier je prijsindicatie: prijs, duur en de eerste data.',
  show: 'Laat eerst de prijs zien',
  range: '{low} tot {high}',
  nonBinding: 'vrijblijvende prijsindicatie',
  place: '{region}, team {team}',
  crew: { one: '1 persoon, {time}', more: '{people} mensen, {time}' },
  duration: { minutes: '{minutes} minuten', hours: '{hours} uur', both: '{hours} uur {minutes} min' },
  typicalHome: {
    one: 'Doorsnee woning: {area} m², 1 slaapkamer, normaal vuil.',
    more: 'Doorsnee woning: {area} m², {bedrooms} slaapkamers, normaal vuil.',
  },
  firstDates: 'Eerst mogelijke data',
  adjust: 'Pas aan',
  announcement: 'Vrijblijvende prijsindicatie voor {region}: {low} tot {high}, {crew}. Eerst mogelijke datum: {date}.',
}
