import { brand } from '../../domain/company/company.ts'
import { promised, sectionsOf, withIds } from '../page-copy.ts'

export const commercialCleaning = {
  title: 'Zakelijke schoonmaak waar je niet achteraan hoeft',
  metaTitle: `Zakelijke schoonmaak voor bedrijven | ${brand}`,
  metaDescription:
    'Schoonmaak voor kantoren, winkels, praktijken, trappenhuizen en nieuwbouw in Nederland. Van telefoontje tot offerte, wat het kost en onze voorwaarden.',
  lead: 'Eén vaste contactpersoon, een takenlijst per ruimte en na elke beurt een controle met die lijst. Laat je gegevens achter, dan bellen we je binnen 24 uur terug.',
  callBack: {
    heading: 'Laat je bellen',
    text: 'Vertel wie je bent en wat er schoon moet. We bellen, vragen naar je ruimtes en tijden en zeggen wat het ongeveer kost.',
    promise: 'We bellen binnen 24 uur',
  },
  services: {
    heading: 'Wat we voor bedrijven schoonmaken',
    items: [
      {
        title: 'Kantoren',
        text: 'Bureaus, vergaderruimtes, pantry, toiletten en vloeren, voor of na werktijd. Van schermen en papieren blijven we af.',
      },
      {
        title: 'Winkels en showrooms',
        text: 'Entree, winkelvloer, paskamers en de etalageruiten aan de binnenkant, klaar voordat de deur opengaat.',
      },
      {
        title: 'Zorgpraktijken',
        text: 'Wachtkamer, behandelkamers en sanitair van huisartsen, tandartsen en fysiotherapeuten. We volgen je hygiëneplan.',
      },
      {
        title: 'Trappenhuizen en gedeelde ruimtes',
        text: 'Trap, lift, entree, brievenbussen en containerruimte voor VvE’s en beheerders.',
      },
      {
        title: 'Opleveringen voor verhuurders en makelaars',
        text: 'Opleverschoonmaak of mutatieschoonmaak aan de hand van de opnamestaat, met vaste afspraken over sleutels en planning.',
      },
      {
        title: 'Na bouw en verbouwing',
        text: 'Bouwstof, folie, verf en cementsluier uit kantoren, winkels en nieuwbouwwoningen, als je wilt verdieping voor verdieping.',
      },
    ],
  },
  steps: {
    heading: 'Van telefoontje tot eerste schoonmaakbeurt',
    items: withIds({
      call: {
        title: 'We bellen je',
        text: 'Tien minuten is meestal genoeg. We vragen naar je ruimtes, vloeren en tijden en naar wat er eerder misging. Je hoort meteen wat het ongeveer kost.',
      },
      look: {
        title: 'Zo nodig komen we kijken',
        text: 'Is het pand groot of bijzonder, dan komen we langs. Anders zijn foto’s en een plattegrond genoeg.',
      },
      offer: {
        title: 'Je krijgt een offerte',
        text: 'Daarin staan de taken per ruimte, hoe vaak en hoe laat we komen, met welk team en voor welke prijs. Je kunt schrappen en toevoegen wat je wilt.',
      },
      start: {
        title: 'We beginnen',
        text: 'De eerste schoonmaakbeurt begint met een rondgang. Elke beurt eindigt met een controle aan de hand van de lijst.',
      },
    }),
  },
  sections: sectionsOf({
    price: {
      heading: 'Wat het kost',
      paragraphs:
        'Reken op ongeveer € {businessRate} per persoon per uur, excl. btw. Voor een prijs per postcode verschillen bedrijven te veel. Je offerte hangt af van:',
      list: [
        'De oppervlakte en de soorten vloer',
        'De taken per ruimte',
        'Hoe vaak we komen, en hoe laat',
        'Machines of middelen die je pand nodig heeft',
      ],
    },
    agreements: {
      heading: 'Wat we op papier zetten',
      paragraphs:
        'Ergernis over schoonmaak ontstaat meestal doordat niemand iets heeft opgeschreven. Daarom leggen we alles vast. In je offerte staat:',
      list: [
        'Hoe we met sleutels en alarmcodes omgaan, en wie er gebeld wordt als het alarm afgaat',
        'Welke ruimtes op slot blijven en hoe we met vertrouwelijke stukken omgaan',
        'Wie zeep, papier en vuilniszakken aanvult',
        'Wie controleert, hoe vaak, en wie er invalt bij ziekte',
        'Wie je vaste contactpersoon is en hoe je die bereikt',
      ],
    },
    terms: {
      heading: 'De voorwaarden in het kort',
      paragraphs: [],
      list: [
        'Geen minimale looptijd: de opzegtermijn is {noticeDays} dagen, voor jou en voor ons',
        'Een factuur na elk bezoek, te betalen binnen {invoiceDays} dagen. Voor vaste schoonmaak doen we je een voorstel',
        'Verzekerd tot {insuredAmount} per schadegeval',
        promised(
          'noVisitsOnHolidays',
          'Op zon- en feestdagen komen we niet, tenzij het in je offerte staat',
          'Op zondag komen we niet, tenzij het in je offerte staat',
        ),
      ],
      links: [{ page: 'business-terms', label: 'Onze voorwaarden voor bedrijven' }],
    },
    direct: {
      heading: 'Bel je liever zelf?',
      paragraphs: 'Je bereikt ons op {phone}, {openingHours}. Plattegronden en foto’s kun je mailen naar {email}.',
    },
  }),
}
