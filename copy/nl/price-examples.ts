import { examplePlace } from '../coverage.ts'

export const priceExamples = {
  place: examplePlace('nl'),
  hourly:
    'Ongeveer {rate} per persoon per uur, incl. btw, afhankelijk van de dag. Minimaal {minimum} werk. In sommige regio’s komen er reiskosten bij.',
  cardHome: 'vanaf {from}',
  cardHourly: 'ongeveer {rate} per persoon per uur, minimaal {minimum}',
  cardNote:
    '“Vanaf” is de prijs van een doorsnee woning met {bedrooms} slaapkamers in {place} op de goedkoopste dag, incl. btw.',
}
