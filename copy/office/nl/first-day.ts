import type { firstDay as english } from '../en/first-day.ts'

export const firstDay: typeof english = {
  title: 'Voor je eerste klant',
  text: 'Klaar: {done} van de {all}. De volgorde maakt niet uit. De lijst verdwijnt vanzelf als alles klaar is.',
  done: 'Klaar',
  toDo: 'Te doen',
  steps: {
    company: {
      title: 'Bedrijfsgegevens',
      done: 'Alle gegevens en beweringen zijn bevestigd.',
      open: 'Gegevens en beweringen die verzonnen of niet bevestigd zijn: {what}.',
      where: 'Vul ze bij Bedrijf in, bevestig ze en noteer het bewijs.',
    },
    prices: {
      title: 'Je eigen prijzen',
      done: 'De sites gebruiken je eigen prijzen.',
      open: 'Voorbeeldprijzen, of nog niet ingevuld: {what}.',
      where:
        'Vul ze in bij Prijzen en vink “Dit zijn voorbeeldprijzen” uit. Pas dan kunnen er echte bestellingen komen.',
    },
    teams: {
      title: 'Teams en rooster',
      done: 'In elk team staan mensen op het rooster.',
      open: 'Teams zonder mensen op het rooster, of nog met het verzonnen beginrooster: {what}.',
      where: 'Vul bij Rooster in wie wanneer werkt.',
    },
    people: {
      title: 'Je collega’s',
      done: 'Je bent niet de enige die hier kan inloggen.',
      open: 'Je bent de enige die hier kan inloggen.',
      where: 'Nodig uit wie berichten beantwoordt, plant of schoonmaakt.',
    },
    passkey: {
      title: 'Tweede passkey',
      done: 'Raak je één apparaat kwijt, dan kun je er nog steeds in.',
      open: 'Raak je dit apparaat kwijt, dan kun je er niet meer in.',
      where: 'Maak bij Mijn account nog een passkey op een tweede apparaat.',
    },
    mail: {
      title: 'E-mail',
      done: 'E-mail gaat via je mailserver de deur uit.',
      open: 'Er is nog geen e-mail via een mailserver verstuurd.',
      where: 'Stel SMTP_URL in op de server en start opnieuw; “{command} JE-ADRES” stuurt een proefmail.',
    },
    domain: {
      title: 'Adressen',
      done: 'Alle sites hebben een openbaar adres met https.',
      open: 'Nog niet openbaar: {what}.',
      where: 'Stel SITE_ORIGIN_…, ORDER_ORIGIN_… en OFFICE_ORIGIN in op de server (docs/running.md).',
    },
    order: {
      title: 'Een eerste proefbestelling',
      done: 'Er is besteld.',
      open: 'Er is nog niets besteld.',
      where: 'Bestel zelf een bezoek, lees de e-mail en annuleer het weer: dat is gratis.',
    },
  },
  samples:
    'Voorbeeldberichten en -beoordelingen verdwijnen bij de volgende start zodra je Google-beoordelingen gekoppeld zijn (GOOGLE_REVIEWS_LOCATION), voorbeeldbestellingen zodra je prijzen ingevuld zijn.',
  putAway: 'Lijst verbergen',
  isPutAway: 'De lijst is verborgen.',
  show: 'Weer tonen',
}
