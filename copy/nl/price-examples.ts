import type { priceExamples as english } from '../en/price-examples.ts'

export const priceExamples: typeof english = {
  place: 'Hengelo',
  hourly:
    '{rate} per persoon per uur op een gewone dag (de ene dag is goedkoper, de andere duurder), incl. btw, in sommige regio’s plus reiskosten. Minimale afname: {minimum} in totaal.',
  cardHome: 'vanaf {low}',
  cardHourly: '{rate} per persoon per uur op een gewone dag, plus eventuele reiskosten; minimaal {minimum} in totaal',
  cardNote:
    'Voorbeeldprijzen voor een doorsnee woning met {bedrooms} slaapkamers in {place}, incl. btw; “vanaf” geldt op de goedkoopste van de eerste vrije dagen, zonder ruimte voor meer of minder werk.',
}
