import type { commercialCleaning as english } from '../en/commercial-cleaning.ts'

export const commercialCleaning: typeof english = {
  title: 'Zakelijke schoonmaak',
  metaTitle: 'Zakelijke schoonmaak voor bedrijven | Helderhuis',
  metaDescription:
    'Schoonmaak voor kantoren, winkels, praktijken, trappenhuizen en nieuwbouw in Nederland. Laat je gegevens achter: op werkdagen bellen we binnen 24 uur terug.',
  lead: 'Laat je gegevens achter en we bellen je op werkdagen binnen 24 uur terug. Eén contactpersoon, één takenlijst per ruimte en een controle die je kunt volgen.',
  callBack: {
    heading: 'Laat je bellen',
    text: 'Vertel wie je bent en wat er schoon moet. We bellen en vragen wat we voor een offerte moeten weten.',
    promise: 'Op werkdagen antwoord binnen 24 uur',
  },
  services: {
    heading: 'Wat we voor bedrijven schoonmaken',
    items: [
      {
        id: 'offices',
        title: 'Kantoren',
        text: 'Bureaus, vergaderruimtes, pantry, toiletten en vloeren, vóór of na werktijd. Van schermen en papieren blijven we af.',
      },
      {
        id: 'shops',
        title: 'Winkels en showrooms',
        text: 'Entree, winkelvloer, paskamers en de etalageruiten aan de binnenkant, klaar voordat de deur opengaat.',
      },
      {
        id: 'practices',
        title: 'Praktijken',
        text: 'Wachtkamer, behandelkamers en sanitair voor fysiotherapeuten, tandartsen en anderen, volgens je eigen hygiëneplan.',
      },
      {
        id: 'stairwells',
        title: 'Trappenhuizen en gedeelde ruimtes',
        text: 'Trap, lift, entree, brievenbussen en containerruimte voor VvE’s en beheerders.',
      },
      {
        id: 'handovers',
        title: 'Opleveringen voor verhuurders en makelaars',
        text: 'Eindschoonmaak volgens het opnamerapport, met vaste afspraken over sleutels, data en verslag.',
      },
      {
        id: 'building',
        title: 'Na bouw en verbouwing',
        text: 'Bouwstof, folie, verf en cementsluier uit kantoren, winkels en nieuwbouwwoningen, desgewenst verdieping voor verdieping.',
      },
    ],
  },
  steps: {
    heading: 'Van telefoontje tot eerste beurt',
    items: [
      {
        id: 'call',
        title: 'We bellen je',
        text: 'Op werkdagen binnen 24 uur. Tien minuten zijn meestal genoeg om een beeld te krijgen van de ruimtes, de vloeren en de tijden.',
      },
      {
        id: 'look',
        title: 'We komen kijken',
        text: 'Een groot of bijzonder pand bekijken we eerst. Bij andere panden zijn foto’s en een plattegrond genoeg.',
      },
      {
        id: 'offer',
        title: 'Je krijgt een offerte',
        text: 'Met de taken per ruimte, hoe vaak, op welke tijden, met welk team en tegen welke prijs. Je kunt regels schrappen en toevoegen.',
      },
      {
        id: 'start',
        title: 'We beginnen',
        text: 'De eerste beurt begint met een rondgang, zoals al onze bezoeken, en eindigt met een controle.',
      },
    ],
  },
  sections: [
    {
      id: 'agreements',
      heading: 'Wat we vooraf afspreken',
      paragraphs: [
        'De meeste ergernis bij zakelijke schoonmaak komt van wat niemand heeft opgeschreven. Dus schrijven we het op.',
      ],
      list: [
        'Sleutels, alarmcodes en wie er gebeld wordt als het alarm afgaat',
        'Ruimtes die op slot blijven en papieren die niemand mag zien',
        'Wie zeep, papier en vuilniszakken aanvult',
        'Wie controleert, hoe vaak, en wat er met opmerkingen gebeurt',
        'Hoe jij of wij de afspraak kunnen beëindigen',
      ],
    },
    {
      id: 'direct',
      heading: 'Bel je liever zelf?',
      paragraphs: ['Je bereikt ons op {phone}, {openingHours}. Plattegronden en foto’s kun je mailen naar {email}.'],
      links: [{ page: 'terms-and-conditions', label: 'Voorwaarden, met het artikel voor bedrijven' }],
    },
  ],
}
