import type { faqBusinesses as english } from '../../en/faq/businesses.ts'

export const faqBusinesses: typeof english = [
  {
    id: 'do-you-clean-businesses',
    question: 'Werken jullie ook voor bedrijven?',
    answer: [
      'Ja: kantoren, winkels, praktijken, trappenhuizen en panden na een verbouwing. Een prijs op postcode geven we daar niet: we bellen je eerst en komen zo nodig kijken.',
    ],
    links: [{ page: 'commercial-cleaning', label: 'Zakelijke schoonmaak' }],
  },
  {
    id: 'how-soon-business',
    question: 'Hoe snel hoor ik iets van jullie?',
    answer: [
      'Binnen 24 uur. Weekend en feestdagen tellen niet mee: laat je op vrijdagmiddag een bericht achter, dan bellen we uiterlijk maandagmiddag.',
    ],
  },
  {
    id: 'what-to-have-ready',
    question: 'Wat kan ik het best klaarleggen voor het gesprek?',
    answer: [
      'De oppervlakte, de soorten vloer, het aantal toiletten, hoe vaak je schoonmaak wilt en tussen welke tijden, en wie de sleutels heeft. Een paar foto’s zeggen meer dan een lange beschrijving; mail ze naar {email}.',
    ],
  },
  {
    id: 'landlords-and-agents',
    question: 'Ik verhuur meerdere woningen. Moet ik elke woning apart bestellen?',
    answer: [
      'Dat kan online, met de postcode van elke woning. Komt het vaker voor, laat je dan bellen: we spreken één keer af hoe het gaat met sleutels, data en opnamerapporten.',
    ],
    links: [{ page: 'es', label: 'Eindschoonmaak' }],
  },
  {
    id: 'become-partner',
    question: 'Ik heb een schoonmaakbedrijf. Kunnen we samenwerken?',
    answer: [
      'Graag. Meld je aan op de partnerpagina met je regio’s, de grootte van je team en je KvK-nummer. We lezen elke aanmelding en geven altijd antwoord, ook als we in jouw regio niemand zoeken.',
    ],
    links: [{ page: 'partner', label: 'Partner worden' }],
  },
]
