import type { estimate as english } from '../en/estimate.ts'

export const estimate: typeof english = {
  invitation: 'Is je postcode compleet, dan zie je hier je prijsindicatie: prijs, duur en eerste vrije dagen.',
  show: 'Bekijk eerst mijn prijs',
  range: '{low} tot {high}',
  sample: 'Voorbeeldprijzen: hier is nog niets te koop.',
  nonBinding: 'vrijblijvende prijsindicatie, incl. btw',
  place: '{region}, team {team}',
  crew: { one: '1 persoon, {time}', more: '{people} personen, {time}' },
  duration: { minutes: '{minutes} minuten', hours: '{hours} uur', both: '{hours} uur {minutes} min' },
  typicalHome: {
    one: 'Doorsnee woning: {area} m², 1 slaapkamer, normaal vuil.',
    more: 'Doorsnee woning: {area} m², {bedrooms} slaapkamers, normaal vuil.',
  },
  firstDates: 'Eerste vrije dagen',
  adjust: 'Pas de ruimtes aan',
  announcement: 'Vrijblijvende prijsindicatie voor {region}: {low} tot {high}, {crew}. Eerste vrije dag: {date}.',
}
