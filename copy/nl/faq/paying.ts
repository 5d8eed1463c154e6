import type { faqPaying as english } from '../../en/faq/paying.ts'

export const faqPaying: typeof english = [
  {
    id: 'can-it-cost-more',
    question: 'Kan het op de dag zelf duurder worden?',
    answer: [
      'De prijsindicatie is een bandbreedte. De prijs die je op de bestelsite bevestigt, is de prijs die je betaalt, tenzij je bij de rondgang zelf extra tijd goedkeurt.',
      'Is je huis duidelijk anders dan je had ingevuld, dan zegt het team dat voordat het begint. Jij kiest: minder taken in de geboekte tijd, meer tijd voor een prijs die je eerst schriftelijk goedkeurt, of helemaal geen bezoek. Dat laatste kost je niets.',
    ],
  },
  {
    id: 'when-to-pay',
    question: 'Wanneer en hoe betaal ik?',
    answer: [
      'Na de controle. Als het team klaar is, bekijken jullie samen het resultaat. Is iets niet goed, dan lost het team dat meteen op. Daarna teken je de werkbon en krijg je een betaallink via e-mail en sms. Die betaal je binnen {paymentDays} dagen na het bezoek.',
    ],
    links: [{ page: 'order-process', label: 'Het bezoek, stap voor stap' }],
  },
  {
    id: 'card-terminal',
    question: 'Kan ik ter plekke pinnen?',
    answer: [
      'Ja, na de controle, bij het team. Betaal je liever met je telefoon, of later thuis? Gebruik dan de betaallink.',
    ],
  },
  {
    id: 'leaving-early',
    question: 'Wat als ik weg moet voordat het team klaar is?',
    answer: [
      'Dan betaal je als je weggaat. Vertel het team aan het begin hoe laat je weg moet. Dan beginnen ze met de ruimtes die voor jou het belangrijkst zijn en kun je die nog bekijken.',
    ],
  },
  {
    id: 'not-at-home',
    question: 'Wat als ik er helemaal niet bij ben?',
    answer: [
      'Dan krijg je voor het bezoek een betaallink via e-mail en sms; we komen zodra je hebt betaald. Spreek van tevoren af hoe het team binnenkomt en zet bij je bestelling wat ze moeten weten over huisdieren en kwetsbare materialen. Na afloop krijg je de werkbon per e-mail.',
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
      'Ja. Je ziet bij elke vrije dag de prijs, vóór je bestelt en vóór je je gegevens invult. Er is geen abonnement en er wordt niets automatisch verlengd.',
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
    id: 'service-vouchers',
    question: 'Kan ik betalen met dienstencheques of een pgb?',
    answer: [
      'Nee. Dienstencheques bestaan alleen in België en die nemen we niet aan. Krijg je huishoudelijke hulp uit de Wmo of met een pgb? Vraag dan bij je gemeente wie je daarvoor kunt inschakelen; bij ons is elke schoonmaak een losse, particuliere bestelling.',
    ],
  },
  {
    id: 'parking',
    question: 'Wie betaalt het parkeren?',
    answer: [
      'Wij: dat zit in de prijs. Vertel alleen waar we kunnen parkeren of uitladen, en regel een bezoekersvergunning als die in jouw straat nodig is.',
    ],
  },
  {
    id: 'payment-link-missing',
    question: 'Ik heb geen betaallink gekregen. Wat nu?',
    answer: [
      'Kijk in je spammap en controleer of het telefoonnummer in je bestelling klopt. Niets te vinden? Bel ons op {phone}, dan sturen we de link opnieuw. Dat kost je niets extra.',
    ],
  },
]
