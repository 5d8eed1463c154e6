import { bookableDays } from '../../domain/estimate/bookable-days.ts'

export const estimate = {
  show: 'Bekijk eerst mijn prijs',
  range: '{low} tot {high}',
  sample: 'voorbeeldprijzen',
  terms: 'Incl. btw, {crew}',
  example: 'Voorbeeld: {place}',
  crew: { one: '1 persoon, {time}', more: '{people} personen, {time}' },
  duration: { minutes: '{minutes} minuten', hours: '{hours} uur', both: '{hours} uur {minutes} min' },
  typicalHome: {
    one: 'Doorsnee woning: {area} m², {bedrooms} slaapkamer',
    more: 'Doorsnee woning: {area} m², {bedrooms} slaapkamers',
  },
  firstDates: 'Team {team} kan op',
  weekdays: ['zo', 'ma', 'di', 'wo', 'do', 'vr', 'za'],
  months: ['jan', 'feb', 'mrt', 'apr', 'mei', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dec'],
  lowest: 'goedkoopst',
  order: 'Bestel nu',
  adjust: 'Mijn ruimtes invullen',
  announcement: 'Vrijblijvende prijsindicatie voor {region}: {low} tot {high}, {crew}.',
  firstDate: 'Eerste vrije dag: {date}.',
  noDates: `De komende ${bookableDays} dagen is er geen dag vrij. Bel ons.`,
}
