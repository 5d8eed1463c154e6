import type { estimate as english } from '../en/estimate.ts'

export const estimate: typeof english = {
  show: 'Bekijk eerst mijn prijs',
  hint: 'Je prijs verschijnt hieronder. Met “Start” ga je meteen bestellen.',
  range: '{low} tot {high}',
  sample: 'Voorbeeldprijzen: hier is nog niets te koop.',
  terms: '{crew}, incl. btw. Het werk kan {percent}% mee- of tegenvallen.',
  example: 'Voorbeeld: {place}',
  crew: { one: '1 persoon, {time}', more: '{people} personen, {time}' },
  duration: { minutes: '{minutes}\u00a0minuten', hours: '{hours}\u00a0uur', both: '{hours}\u00a0uur\u00a0{minutes}\u00a0min' },
  typicalHome: {
    one: 'Doorsnee woning: {area} m², {bedrooms} slaapkamer',
    more: 'Doorsnee woning: {area} m², {bedrooms} slaapkamers',
  },
  firstDates: 'Eerste dagen van team {team}',
  lowest: 'laagste',
  order: 'Bestel nu',
  adjust: 'Pas de ruimtes aan',
  announcement: 'Vrijblijvende prijsindicatie voor {region}: {low} tot {high}, {crew}. Eerste vrije dag: {date}.',
}
