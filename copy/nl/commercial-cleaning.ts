import { brand } from '../../domain/company/brand.ts'
import type { commercialCleaning as english } from '../en/commercial-cleaning.ts'

export const commercialCleaning: typeof english = {
  title: 'Schoonmaak voor je bedrijf, met afspraken op papier',
  metaTitle: `Zakelijke schoonmaak voor bedrijven | ${brand}`,
  metaDescription:
    'Schoonmaak voor kantoren, winkels, praktijken, trappenhuizen en nieuwbouw in Nederland. Laat je gegevens achter: we bellen je binnen 24 uur terug.',
  lead: 'Eén contactpersoon, één takenlijst per ruimte en een controle waar je zelf bij kunt zijn. Laat je gegevens achter, dan bellen we je binnen 24 uur terug.',
  callBack: {
    heading: 'Laat je bellen',
    text: 'Vertel wie je bent en wat er schoon moet. We bellen en vragen wat we voor een offerte moeten weten.',
    promise: 'Antwoord binnen 24 uur',
  },
  services: {
    heading: 'Wat we voor bedrijven schoonmaken',
    items: [
      {
        id: 'offices',
        title: 'Kantoren',
        text: 'Bureaus, vergaderruimtes, pantry, toiletten en vloeren, voor of na werktijd. Van schermen en papieren blijven we af.',
      },
      {
        id: 'shops',
        title: 'Winkels en showrooms',
        text: 'Entree, winkelvloer, paskamers en de etalageruiten aan de binnenkant, klaar voordat de deur opengaat.',
      },
      {
        id: 'practices',
        title: 'Zorgpraktijken',
        text: 'Wachtkamer, behandelkamers en sanitair voor huisartsen, tandartsen, fysiotherapeuten en anderen, volgens je eigen hygiëneplan.',
      },
      {
        id: 'stairwells',
        title: 'Trappenhuizen en gedeelde ruimtes',
        text: 'Trap, lift, entree, brievenbussen en containerruimte voor VvE’s en beheerders.',
      },
      {
        id: 'handovers',
        title: 'Opleveringen voor verhuurders en makelaars',
        text: 'Opleverschoonmaak of mutatieschoonmaak aan de hand van de opnamestaat, met vaste afspraken over sleutels, dagen en verslag.',
      },
      {
        id: 'building',
        title: 'Na bouw en verbouwing',
        text: 'Bouwstof, folie, verf en cementsluier uit kantoren, winkels en nieuwbouwwoningen, als je wilt verdieping voor verdieping.',
      },
    ],
  },
  steps: {
    heading: 'Van telefoontje tot eerste schoonmaakbeurt',
    items: [
      {
        id: 'call',
        title: 'We bellen je',
        text: 'Na tien minuten weten we meestal genoeg over de ruimtes, de vloeren en de tijden.',
      },
      {
        id: 'look',
        title: 'We komen kijken',
        text: 'Is het pand groot of bijzonder, dan komen we langs. Anders zijn foto’s en een plattegrond genoeg.',
      },
      {
        id: 'offer',
        title: 'Je krijgt een offerte',
        text: 'Met de taken per ruimte, hoe vaak, hoe laat, met welk team en voor welke prijs. Je kunt schrappen en toevoegen wat je wilt.',
      },
      {
        id: 'start',
        title: 'We beginnen',
        text: 'De eerste schoonmaakbeurt begint met een rondgang. Elke beurt eindigt met een controle aan de hand van de lijst.',
      },
    ],
  },
  sections: [
    {
      id: 'price',
      heading: 'Wat de prijs bepaalt',
      paragraphs: [
        'Elk bedrijf is anders, dus een prijs op basis van je postcode is er niet. Je offerte hangt af van:',
      ],
      list: [
        'De oppervlakte en de soorten vloer',
        'De taken per ruimte',
        'Hoe vaak we komen, en hoe laat',
        'Machines of middelen die jouw pand nodig heeft',
      ],
    },
    {
      id: 'agreements',
      heading: 'Wat we op papier zetten',
      paragraphs: [
        'De meeste ergernis bij zakelijke schoonmaak komt van wat niemand heeft opgeschreven. Daarom zetten wij het wel op papier. We zijn verzekerd tot {insuredAmount} per schadegeval, en in je offerte staat:',
      ],
      list: [
        'Hoe we met sleutels en alarmcodes omgaan, en wie er gebeld wordt als het alarm afgaat',
        'Ruimtes die op slot blijven en papieren die niemand mag zien',
        'Wie zeep, papier en vuilniszakken aanvult',
        'Wie controleert, hoe vaak, en wie er invalt bij ziekte',
        'De opzegtermijn, voor jou en voor ons',
      ],
    },
    {
      id: 'direct',
      heading: 'Bel je liever zelf?',
      paragraphs: ['Je bereikt ons op {phone}, {openingHours}. Plattegronden en foto’s kun je mailen naar {email}.'],
      links: [{ page: 'terms-and-conditions', label: 'Voorwaarden, met een artikel voor bedrijven' }],
    },
  ],
}
