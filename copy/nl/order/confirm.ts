import type { confirm as english } from '../../en/order/confirm.ts'

export const confirm: typeof english = {
  sent: {
    title: 'Kijk in je mail',
    lead: 'Je bestelling is nog niet definitief. We hebben een link gestuurd naar {email}: open die en bevestig vóór {until}.',
    why: 'Vandaag kwamen er meer bestellingen van jou of van je netwerk. Daarom willen we zeker weten dat deze echt van jou is. Zolang houden we het bezoek voor je vrij.',
    notArrived: 'Niets ontvangen? Kijk ook in je spammap. Het bestelnummer is {number}.',
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
  gone: 'Misschien is de bestelling al meer dan een dag geleden vervallen, of mist er een stuk van de link. Heb je bevestigd? Dan vind je je bestelling via de bevestiging of door in te loggen.',
}
