import type { faqPaying as english } from '../../en/faq/paying.ts'

export const faqPaying: typeof english = [
  {
    id: 'can-it-cost-more',
    question: 'Kan het op de dag zelf duurder worden?',
    answer: [
      'Alleen als jij dat goedvindt. De prijsindicatie is een bandbreedte. De prijs die je op de bestelsite bevestigt, is de prijs die je betaalt, tenzij je bij de rondgang zelf extra tijd goedkeurt. Is het team eerder klaar, dan blijft de prijs gelijk.',
      'Is je huis duidelijk anders dan je had ingevuld, dan zegt het team dat voordat het begint. Jij kiest: minder taken in de geboekte tijd, meer tijd voor een prijs die je eerst schriftelijk goedkeurt, of gratis annuleren.',
    ],
  },
  {
    id: 'when-to-pay',
    question: 'Wanneer en hoe betaal ik?',
    answer: [
      'Ben je erbij: na de controle samen met het team, dat meteen oplost wat niet goed is. Je tekent de werkbon en krijgt een betaallink via e-mail en sms; je hebt {paymentDays} dagen om te betalen.',
    ],
    links: [{ page: 'order-process', label: 'Zo werkt bestellen, stap voor stap' }],
  },
  {
    id: 'card-terminal',
    question: 'Kan ik ter plekke pinnen?',
    answer: [
      'Ja, bij het team. Liever met je telefoon of later thuis? Via de betaallink betaal je met {paymentMethods}. Als consument betaal je nooit een toeslag. Contant geld nemen we niet aan.',
    ],
  },
  {
    id: 'leaving-early',
    question: 'Wat als ik weg moet voordat het team klaar is?',
    answer: [
      'Dan betaal je als je weggaat. Zeg aan het begin hoe laat dat is, dan doet het team jouw belangrijkste ruimtes eerst. Ontdek je later iets, dan geldt onze garantie.',
    ],
    links: [{ page: 'cleaning-quality-system', anchor: 'guarantee', label: 'Onze garantie' }],
  },
  {
    id: 'not-at-home',
    question: 'Wat als ik er helemaal niet bij ben?',
    answer: [
      'Dan betaal je vóór het bezoek, met een betaallink via e-mail en sms: minstens {prepaymentDays} dagen van tevoren, of meteen als het bezoek al eerder is. Spreek met ons af hoe het team binnenkomt en meld bij je bestelling huisdieren en kwetsbare materialen.',
      'Je krijgt de werkbon met de controle van het team per e-mail. Is iets niet goed, dan geldt onze garantie.',
    ],
    links: [{ page: 'cleaning-quality-system', anchor: 'guarantee', label: 'Onze garantie' }],
  },
  {
    id: 'price-before-ordering',
    question: 'Weet ik de prijs voordat ik bestel?',
    answer: [
      'Ja, van elke vrije dag, voordat je je gegevens invult. Middelen, doeken en machines zijn inbegrepen. Er is een minimale afname; geldt die voor jou, dan staat dat bij je prijsindicatie.',
    ],
  },
  {
    id: 'vat',
    question: 'Is de btw inbegrepen?',
    answer: ['Ja, voor consumenten zijn prijzen inclusief btw. Het tarief staat op je factuur.'],
  },
  {
    id: 'service-vouchers',
    question: 'Kan ik betalen met een pgb of met dienstencheques?',
    answer: [
      'Nee. Voor hulp uit de Wmo of een pgb kun je terecht bij je gemeente of zorgkantoor. Dienstencheques bestaan alleen in België.',
    ],
  },
  {
    id: 'parking',
    question: 'Wie betaalt het parkeren?',
    answer: [
      'Wij: het zit in de prijs. Zeg alleen waar we terechtkunnen en of er in je straat een vergunning nodig is.',
    ],
  },
  {
    id: 'payment-link-missing',
    question: 'Ik heb geen betaallink gekregen. Wat nu?',
    answer: [
      'Kijk in je spammap en controleer het telefoonnummer in je bestelling. Niets te vinden? Bel {phone}, dan sturen we de link opnieuw.',
    ],
  },
]
