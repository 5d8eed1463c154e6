import type { customerService as english } from '../en/customer-service.ts'

export const customerService: typeof english = {
  title: 'Klantenservice',
  metaTitle: 'Klantenservice | Helderhuis',
  metaDescription:
    'Vragen over een schoonmaak, een bestelling of een betaling? Bel, schrijf of gebruik het contactformulier. Met openingstijden en de snelste weg per vraag.',
  lead: 'Vraag gerust. Gaat het over vandaag, dan is bellen het snelst; heb je foto’s, dan kun je beter schrijven.',
  quick: {
    heading: 'De snelste weg',
    items: [
      {
        id: 'order',
        title: 'Het gaat over je bestelling',
        text: 'Log in op de bestelsite. Daar zie je datum, team en prijs, en kun je wijzigen of annuleren.',
        button: 'Inloggen',
      },
      {
        id: 'today',
        title: 'Het gaat over vandaag',
        text: 'Bel {phone}. We kunnen het team bereiken terwijl het onderweg of aan het werk is.',
        button: 'Bel {phone}',
      },
      {
        id: 'question',
        title: 'Je hebt een vraag',
        text: 'De meeste antwoorden staan bij de veelgestelde vragen, per onderwerp en met een zoekveld.',
        button: 'Naar de vragen',
      },
      {
        id: 'complaint',
        title: 'Je bent niet tevreden',
        text: 'Dat willen we weten. Op de klachtenpagina staat hoe je het meldt, wanneer je antwoord krijgt en wat er dan gebeurt.',
        button: 'Naar klachten',
      },
    ],
  },
  outOfArea: 'Mijn postcode is {zipCode}. Komen jullie daar ook, of binnenkort?',
  form: {
    heading: 'Schrijf ons',
    intro:
      'We antwoorden binnen 24 uur; weekend en feestdagen tellen niet mee. Je krijgt een kopie van je bericht per e-mail.',
  },
  phone: {
    heading: 'Telefoon',
    text: 'Je bereikt ons {openingHours}. Op feestdagen zijn we vrij.',
  },
  email: {
    heading: 'E-mail',
    text: 'Schrijf naar {email} als je liever je eigen mailprogramma gebruikt of foto’s wilt sturen.',
  },
  hours: {
    heading: 'Openingstijden',
    dayLabel: 'Dag',
    hoursLabel: 'Tijden',
    weekdays: 'Maandag tot en met vrijdag',
    saturday: 'Zaterdag',
    sunday: 'Zondag',
    publicHolidays: 'Feestdagen',
    closed: 'gesloten',
  },
  withdrawal: {
    heading: 'Een overeenkomst herroepen',
    text: 'Heb je als consument online besteld en bedenk je je? Binnen 14 dagen kun je herroepen zonder een reden te geven.',
    button: 'Een overeenkomst herroepen',
  },
  business: {
    heading: 'Schrijf je namens een bedrijf?',
    text: 'Laat je terugbellen, dan hoef je niet alles op te schrijven.',
    button: 'Laat je bellen',
  },
  links: [
    { page: 'faq', label: 'Veelgestelde vragen' },
    { page: 'order-process', label: 'Zo werkt bestellen' },
    { page: 'terms-and-conditions', label: 'Regels voor wijzigen en annuleren' },
  ],
}
