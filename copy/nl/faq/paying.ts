import type { faqPaying as english } from '../../en/faq/paying.ts'

export const faqPaying: typeof english = [
  {
    id: 'when-to-pay',
    question: 'Wanneer en hoe betaal ik?',
    answer: [
      'Na de controle. Als het team klaar is, bekijken jullie samen het resultaat en wordt alles wat niet goed is meteen hersteld. Daarna teken je de werkbon en krijg je een betaallink via e-mail en sms.',
    ],
    links: [{ page: 'order-process', label: 'Het bezoek, stap voor stap' }],
  },
  {
    id: 'card-terminal',
    question: 'Kan ik ter plekke pinnen?',
    answer: [
      'Ja, na de controle, bij het team. Betaal je liever met je telefoon of later achter je bureau? Gebruik dan de betaallink.',
    ],
  },
  {
    id: 'leaving-early',
    question: 'Wat als ik weg moet voordat het team klaar is?',
    answer: [
      'Dan betaal je als je weggaat. Vertel het team bij het begin hoe laat je weg moet. Dan beginnen ze met de ruimtes die voor jou het belangrijkst zijn en kun je die nog zien.',
    ],
  },
  {
    id: 'not-at-home',
    question: 'Wat als ik er helemaal niet bij ben?',
    answer: [
      'Dan betaal je vooraf. Spreek van tevoren af hoe het team binnenkomt en zet bij je bestelling wat ze moeten weten over alarm, huisdieren en kwetsbare materialen.',
    ],
  },
  {
    id: 'card-surcharge',
    question: 'Is betalen met een creditcard duurder?',
    answer: ['Nee. Als consument betaal je geen toeslag, met welke kaart of op welke manier je ook betaalt.'],
  },
  {
    id: 'price-before-ordering',
    question: 'Weet ik de prijs voordat ik bestel?',
    answer: [
      'Ja. Je ziet bij elke beschikbare datum de prijs, vóór je bestelt en vóór je je contactgegevens invult. Er is geen abonnement en er wordt niets automatisch verlengd.',
    ],
  },
  {
    id: 'vat',
    question: 'Is de btw inbegrepen?',
    answer: [
      'Voor consumenten tonen we prijzen inclusief btw. Welk tarief geldt, hangt af van het soort werk en van het gebouw. Daarom noemen we hier geen percentage; je vindt het op je factuur.',
    ],
  },
  {
    id: 'payment-link-missing',
    question: 'Ik heb geen betaallink gekregen. Wat nu?',
    answer: [
      'Kijk in je spammap en controleer of het telefoonnummer in je bestelling klopt. Niets te vinden? Bel ons op {phone}, dan sturen we de link opnieuw. Een zoekgeraakte link kost jou niets extra.',
    ],
  },
]
