export const firstDay = {
  title: 'Voor je eerste klant',
  progress: '{done} van de {all} klaar.',
  next: 'Nu: {title}',
  steps: 'Alle stappen',
  later: 'Dit kan ook na je eerste klant:',
  done: 'klaar',
  tasks: {
    company: {
      title: 'Bedrijfsgegevens',
      text: 'Bedrijfsgegevens die ontbreken, verzonnen zijn of elkaar tegenspreken: {what}. Vul ze bij Bedrijf in.',
    },
    prices: {
      title: 'Je eigen prijzen',
      text: 'Vul ze in bij Prijzen en vink “Dit zijn voorbeeldprijzen” uit. Pas dan kunnen er echte bestellingen komen. Nog voorbeelden: {what}.',
    },
    teams: {
      title: 'Teams en rooster',
      text: 'Teams met niemand op het rooster, of nog met het verzonnen beginrooster: {what}. Vul bij Rooster in wie wanneer werkt.',
    },
    mail: {
      title: 'E-mail',
      text: 'Er is nog geen e-mail via een mailserver verstuurd. Stel SMTP_URL in op de server en start opnieuw; “{command} JE-ADRES” stuurt een proefmail.',
    },
    domain: {
      title: 'Adressen',
      text: 'Nog niet openbaar: {what}. Stel SITE_ORIGIN_…, ORDER_ORIGIN_… en OFFICE_ORIGIN in op de server (docs/running.md).',
    },
    facts: {
      title: 'Feiten en beweringen',
      text: 'Feiten en beweringen die nog niet bevestigd zijn: {what}. Dat staat op de pagina’s, tot je ze bij Bedrijf bevestigt of bewijst.',
    },
    people: {
      title: 'Je collega’s',
      text: 'Je bent de enige die hier kan inloggen. Nodig uit wie berichten beantwoordt, plant of schoonmaakt.',
    },
    passkey: {
      title: 'Tweede passkey',
      text: 'Raak je dit apparaat kwijt, dan kun je er niet meer in. Maak bij Mijn account nog een passkey op een tweede apparaat.',
    },
    order: {
      title: 'Een eerste proefbestelling',
      text: 'Bestel zelf een bezoek, lees de mail en annuleer het weer: dat is gratis.',
    },
  },
  samples:
    'Voorbeeldberichten en -beoordelingen verdwijnen bij de volgende start zodra je Google-beoordelingen gekoppeld zijn, voorbeeldbestellingen zodra je prijzen ingevuld zijn.',
}
