import type { faqBusinesses as english } from '../../en/faq/businesses.ts'

export const faqBusinesses: typeof english = [
  {
    id: 'do-you-clean-businesses',
    question: 'Werken jullie ook voor bedrijven?',
    answer: [
      'Ja: kantoren, winkels, praktijken, trappenhuizen en panden na een verbouwing. Een prijs op basis van je postcode geven we dan niet: we bellen je eerst en komen zo nodig kijken.',
    ],
    links: [{ page: 'commercial-cleaning', label: 'Zakelijke schoonmaak' }],
  },
  {
    id: 'how-soon-business',
    question: 'Hoe snel hoor ik iets van jullie?',
    answer: [
      'Binnen 24 uur. Laat je een nummer achter, dan bellen we je; stuur je een bericht, dan krijg je antwoord per e-mail of telefoon.',
    ],
  },
  {
    id: 'what-to-have-ready',
    question: 'Wat kan ik het best bij de hand hebben als jullie bellen?',
    answer: [
      'De oppervlakte, de soorten vloer, het aantal toiletten, hoe vaak en tussen welke tijden we moeten komen, en wie de sleutels heeft. Een paar foto’s zeggen meer dan een lange beschrijving; mail ze naar {email}.',
    ],
  },
  {
    id: 'business-price',
    question: 'Hoe komt de prijs voor een bedrijf tot stand?',
    answer: [
      'Die hangt af van de oppervlakte, de taken, hoe vaak we komen en op welke tijden. In je offerte staan de prijs, de opzegtermijn en wie er invalt als iemand ziek is.',
      'We zijn verzekerd tot {insuredAmount} per schadegeval.',
    ],
  },
  {
    id: 'landlords-and-agents',
    question: 'Ik verhuur meerdere woningen. Moet ik elke woning apart bestellen?',
    answer: [
      'Dat kan online, met de postcode van elke woning. Komt het vaker voor, laat je dan bellen: we spreken één keer af hoe het gaat met sleutels, dagen en opnamestaten.',
    ],
    links: [{ page: 'es', label: 'Eindschoonmaak voor de oplevering' }],
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
