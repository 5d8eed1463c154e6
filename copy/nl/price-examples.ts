import type { priceExamples as english } from '../en/price-examples.ts'

export const priceExamples: typeof english = {
  place: 'Hengelo',
  hourly:
    '{rate} per persoon per uur op een gewone dag, incl. btw, in sommige regio’s plus reiskosten. Minimale afname: {minimum}.',
  cardHome: 'vanaf {low}',
  cardHourly: '{rate} per persoon per uur',
  cardNote:
    'Voorbeeldprijzen voor een doorsnee woning met {bedrooms} slaapkamers in {place}, incl. btw; “vanaf” is de laagste prijs van de eerste dagen.',
}
