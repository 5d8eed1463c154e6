import type { priceExamples as english } from '../en/price-examples.ts'

export const priceExamples: typeof english = {
  place: 'Hengelo',
  hourly:
    '{rate} per persoon per uur op een gewone dag, incl. btw, in sommige regio’s plus reiskosten. Minimale afname: {minimum}.',
  cardHome: 'vanaf {low}',
  cardHourly: '{rate} per persoon per uur',
  cardNote: 'Vanafprijzen voor een woning met {bedrooms} slaapkamers in {place}, incl. btw.',
}
