import { questionsOf } from '../../page-copy.ts'

export const faqBusinesses = questionsOf({
  'do-you-clean-businesses': {
    question: 'Werken jullie ook voor bedrijven?',
    answer:
      'Ja: kantoren, winkels, praktijken, trappenhuizen en panden na een verbouwing. Laat je nummer achter: we bellen je binnen 24 uur en komen zo nodig kijken.',
    links: [{ page: 'commercial-cleaning', label: 'Zakelijke schoonmaak' }],
  },
  'landlords-and-agents': {
    question: 'Ik verhuur woningen. Moet ik voor elke woning apart bestellen?',
    answer:
      'Ja, online, met de postcode van elke woning. Komt het vaker voor? Laat je bellen: dan maken we één keer afspraken over sleutels en opnamestaten.',
    links: [{ page: 'es', label: 'Eindschoonmaak' }],
  },
  'become-partner': {
    question: 'Ik heb een schoonmaakbedrijf. Kunnen we samenwerken?',
    answer:
      'Graag. Meld je aan op de partnerpagina. We beantwoorden elke aanmelding, ook als we in jouw regio niemand zoeken.',
    links: [{ page: 'partner', label: 'Partner worden' }],
  },
})
