import type { faqCoverage as english } from '../../en/faq/coverage.ts'

export const faqCoverage: typeof english = [
  {
    id: 'where-we-work',
    question: 'Waar werken jullie?',
    answer: [
      'In heel Nederland, behalve op de Waddeneilanden: Texel, Vlieland, Terschelling, Ameland en Schiermonnikoog. Woon je daar, stuur ons dan een bericht. We zeggen je eerlijk of er een oplossing is.',
    ],
  },
  {
    id: 'why-postcode-first',
    question: 'Waarom vragen jullie eerst mijn postcode?',
    answer: [
      'Daarmee vinden we het team dat het dichtst bij je in de buurt zit, en met dat team komen de data en de prijs. Meer hebben we niet nodig voor een prijsindicatie: geen naam, geen telefoonnummer, geen e-mailadres.',
    ],
  },
  {
    id: 'other-country',
    question: 'Mijn huis staat in België. Kunnen jullie daar komen?',
    answer: [
      'Ja, via onze Belgische site, die in het Engels is. Vul je hier een Belgische postcode in, dan brengt een link je erheen met de postcode al ingevuld. In België werken we overal.',
    ],
  },
  {
    id: 'holiday-home',
    question: 'Maken jullie ook vakantiewoningen en studentenkamers schoon?',
    answer: [
      'Ja, als er stromend water en elektriciteit is. Met schoonmaak op maat bepaal je wat er tussen twee verblijven gebeurt.',
    ],
    links: [{ page: 'custom', label: 'Schoonmaak op maat' }],
  },
]
