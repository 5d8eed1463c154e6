import { messageRetentionDays } from '../../domain/company/business-rules.ts'
import { brand } from '../../domain/company/company.ts'
import { withdrawalDays } from '../../domain/orders/withdrawal-period.ts'
import { type CopyLink, promised, withIds } from '../page-copy.ts'

export const customerService = {
  title: 'Klantenservice',
  metaTitle: `Klantenservice | ${brand}`,
  metaDescription:
    'Vragen over een schoonmaak, een bestelling of een betaling? Bel, mail of gebruik het contactformulier. Met openingstijden en de snelste weg per vraag.',
  lead: 'Stel gerust je vraag. Komt er vandaag iemand? Bel dan. Heb je foto’s? Mail ze.',
  quick: {
    heading: 'Waar gaat je vraag over?',
    items: withIds({
      order: {
        title: 'Het gaat over je bestelling',
        text: 'Open de link in je bevestiging: daar zie je datum, team en prijs, en kun je wijzigen of annuleren. Link kwijt? Dan mailen we hem opnieuw.',
        button: 'Inloggen',
      },
      today: {
        title: 'Het gaat over vandaag',
        text: 'Bel {phone}. We kunnen het team bereiken, waar het ook is. Op zaterdag is het kantoor gesloten, maar je krijgt een sms of e-mail als het team later komt.',
        button: 'Bel {phone}',
      },
      question: {
        title: 'Je hebt een vraag',
        text: 'De meeste antwoorden staan bij de veelgestelde vragen, per onderwerp en met een zoekveld.',
        button: 'Bekijk alle vragen',
      },
      complaint: {
        title: 'Je bent niet tevreden',
        text: 'Dat willen we weten. Lees hoe je het meldt, wanneer je antwoord krijgt en wat er dan gebeurt.',
        button: 'Klacht melden',
      },
    }),
  },
  outside: {
    heading: 'We komen nog niet bij je',
    intro: `Laat een bericht achter. Komen we binnen ${messageRetentionDays} dagen wel bij jou, dan schrijven we je één keer.`,
  },
  aboutOrder: 'Klacht over bestelling {number}:',
  outOfArea: 'Mijn postcode is {zipCode}. Komen jullie daar, nu of binnenkort?',
  form: {
    heading: 'Stuur ons een bericht',
    intro: 'We antwoorden binnen 24 uur. Je krijgt een kopie van je bericht per e-mail.',
  },
  phone: {
    heading: 'Telefoon',
    text: `Je bereikt ons {openingHours}.${promised('closedOnHolidays', ' Op feestdagen zijn we gesloten.')}`,
  },
  email: { heading: 'E-mail', text: 'Mail naar {email} als je liever mailt of foto’s hebt.' },
  hours: {
    dayLabel: 'Dag',
    hoursLabel: 'Tijden',
    weekdays: 'Maandag tot en met vrijdag',
    saturday: 'Zaterdag',
    sunday: 'Zondag',
    publicHolidays: 'Feestdagen',
  },
  withdrawal: {
    heading: 'Online besteld en van gedachten veranderd?',
    text: `Als consument heb je ${withdrawalDays} dagen bedenktijd: je kunt herroepen zonder een reden te geven.`,
    button: 'Overeenkomst hier herroepen',
  },
  business: {
    heading: 'Schoonmaak voor je bedrijf?',
    text: 'Laat je terugbellen, dan hoef je niet alles op te schrijven.',
    button: 'Laat je bellen',
  },
  links: [
    { page: 'faq', label: 'Veelgestelde vragen' },
    { page: 'order-process', label: 'Zo werkt bestellen' },
    { page: 'terms-and-conditions', label: 'Regels voor wijzigen en annuleren' },
  ] as CopyLink[],
}
