import type { estimate as english } from '../en/estimate.ts'

export const estimate: typeof english = {
  show: 'Bekijk eerst mijn prijs',
  hint: 'Je prijs verschijnt hieronder. Met “Start” ga je meteen bestellen.',
  range: '{low} tot {high}',
  sample: 'Voorbeeldprijzen: hier is nog niets te koop.',
  terms: '{crew}, incl. btw. Bandbreedte: alle dagen, hooguit {percent}% meer of minder werk.',
  example: 'Voorbeeld: {place}',
  crew: { one: '1 persoon, {time}', more: '{people} personen, {time}' },
  duration: { minutes: '{minutes} minuten', hours: '{hours} uur', both: '{hours} uur {minutes} min' },
  typicalHome: {
    one: 'Doorsnee woning: {area} m², {bedrooms} slaapkamer',
    more: 'Doorsnee woning: {area} m², {bedrooms} slaapkamers',
  },
  firstDates: 'Team {team} kan onder meer komen op',
  weekdays: ['zo', 'ma', 'di', 'wo', 'do', 'vr', 'za'],
  months: ['jan', 'feb', 'mrt', 'apr', 'mei', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dec'],
  lowest: 'laagste',
  order: 'Bestel nu',
  adjust: 'Pas de ruimtes aan',
  announcement: 'Vrijblijvende prijsindicatie voor {region}: {low} tot {high}, {crew}. Eerste vrije dag: {date}.',
}
