import { bookableDays } from '../../../domain/estimate/bookable-days.ts'

export const visits = {
  title: 'Dag en prijs',
  lead: `Alle vrije dagen van de komende ${bookableDays} dagen. Elke prijs is inclusief btw en reiskosten. Er komt alleen iets bij als jij extra tijd goedkeurt.`,
  legend: 'Dag en dagdeel',
  week: 'Week {week}',
  weekDays: '{from} tot en met {until}',
  later: 'Latere dagen',
  lowest: 'laagste prijs',
  afterHandover: 'na de oplevering',
  comeLate: 'Ja, kom na de oplevering op {date}',
  label: '{date}, {part}, {price}',
  windows: 'Het team komt ’s ochtends ({morningArrival} uur) of ’s middags ({afternoonArrival} uur).',
  wholeDays: 'Het team komt ’s ochtends ({morningArrival} uur) en blijft tot in de middag.',
  hold: 'Je dag is {minutes} minuten van jou. Bij elke stap begint die tijd opnieuw, tot {longest} minuten. Je zit nergens aan vast tot je bestelt.',
  handover:
    'De oplevering is op {date}. Een of twee dagen eerder is het beste: je kunt tot {guaranteeDays} dagen na ons bezoek iets melden.',
  submit: 'Verder met deze dag',
  first: 'Kies hierboven eerst een dag.',
  picked: 'Je koos {date}. Die dag is hieronder al geselecteerd.',
  pickedGone: 'Op {date}, de dag die je koos, is geen plek meer. Dit zijn de dichtstbijzijnde vrije dagen.',
  pickedDayOff: 'Je koos {date}, maar dan werken we niet. Dit zijn de dichtstbijzijnde vrije dagen.',
  nearest: 'De dichtstbijzijnde vrije dagen',
  keep: 'Dezelfde dag: {visit}',
  problems: {
    required: 'Kies een dag.',
    afterHandover:
      'Die dag is na de oplevering op {date}. Kies een eerdere dag, of vink hieronder aan dat we erna moeten komen.',
    unknown: 'Dan kunnen we niet komen. Kies een van de vrije dagen hieronder.',
    taken: 'Iemand was je net voor: dat tijdstip is al bezet. Al het andere dat je invulde, staat er nog.',
    expired:
      'Je dag was {minutes} minuten gereserveerd, en die zijn om. Alles wat je invulde, staat er nog: kies opnieuw een dag.',
    gone: 'Die dag kun je niet meer bestellen. Kies een andere.',
  },
  none: `De komende ${bookableDays} dagen is er geen dag vrij. Bel ons, dan kijken we wat we kunnen doen.`,
}
