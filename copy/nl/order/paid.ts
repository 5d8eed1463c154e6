export const paid = {
  title: 'Je betaling',
  states: {
    checking: 'We controleren je betaling. Deze pagina kijkt over een paar seconden vanzelf opnieuw.',
    waiting:
      'Je betaling is nog niet bij ons binnen. Je hoeft niet te wachten: we zien het vanzelf als het geld er is.',
    pending: 'Je bank verwerkt je betaling nog. Je hoeft niet te wachten en niet opnieuw te betalen.',
    paid: 'Bedankt, we hebben je betaling ontvangen.',
    failed: 'Je betaling is niet gelukt. Er is niets afgeschreven.',
    canceled: 'Je hebt de betaling gestopt. Er is niets afgeschreven.',
    expired: 'De betaling duurde te lang en is gesloten. Er is niets afgeschreven.',
  },
  due: 'Nog te betalen: {price}.',
  nothingDue: 'Er staat niets meer open.',
  tooMuch: 'Je hebt {price} te veel betaald. Dat krijg je van ons terug.',
  again: 'Opnieuw kijken',
  pay: 'Nu betalen',
  order: 'Terug naar je bestelling',
  away: {
    title: 'Online betalen lukt nu even niet',
    text: 'Onze betaaldienst reageert niet. Er is niets afgeschreven. Betaal per overboeking of probeer het later nog eens.',
    pay: 'Per overboeking betalen',
  },
}
