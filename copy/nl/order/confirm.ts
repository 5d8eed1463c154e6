export const confirm = {
  sent: {
    title: 'Kijk in je mail',
    lead: 'Je bestelling is nog niet definitief. Bevestig vóór {until}; tot dan houden we het bezoek voor je vrij.',
    steps: [
      'Open de mail die we naar {email} hebben gestuurd: “Bevestig je bestelling {number}”.',
      'Open de link in die mail en klik daar op de knop.',
    ],
    why: 'We vragen dit omdat er vandaag meer bestellingen van jou of van je netwerk kwamen.',
    again: {
      title: 'Geen mail van ons?',
      lead: 'Kijk ook in je spammap. Klopt het adres niet? Verbeter het dan hier.',
      submit: 'Stuur de link opnieuw',
      done: 'We hebben de link opnieuw gestuurd, naar {email}.',
      tooMany: 'We hebben de link vandaag al een paar keer gestuurd. Gebruik de nieuwste of bel ons.',
    },
    confirmedTitle: 'Je bestelling is bevestigd',
    confirmed: 'Bestelling {number} is bevestigd. Alles staat in de bevestiging die we hebben gemaild.',
  },
  title: 'Bevestig je bestelling',
  lead: 'Bestelling {number} staat klaar, maar telt pas als je bevestigt. Dat kan tot {until}.',
  boxes: 'Sinds je bestelling is er iets veranderd waarvoor we je akkoord nodig hebben:',
  concluded: 'Met deze knop sluit je de overeenkomst. Daarna mailen we je de bevestiging.',
  submit: 'Bevestigen: bestelling met betalingsverplichting',
  notYou: 'Heb je niets besteld? Bevestig dan niet. De bestelling vervalt vanzelf en je betaalt niets.',
  lapsedTitle: 'Deze bestelling is vervallen',
  lapsed:
    'Bestelling {number} is niet op tijd bevestigd en telt dus niet: er komt niemand en je betaalt niets. Je kunt opnieuw bestellen; wat je invulde, bewaren we nog een dag.',
  again: 'Opnieuw bestellen met dezelfde gegevens',
  goneTitle: 'Deze link werkt niet meer',
  gone: 'Misschien is de bestelling al meer dan een dag geleden vervallen, of mist er een stuk van de link. Heb je bevestigd? Dan vind je je bestelling met de link in de bevestiging of door in te loggen.',
}
