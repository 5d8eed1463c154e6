import type { faqCoverage as english } from '../../en/faq/coverage.ts'

export const faqCoverage: typeof english = [
  {
    id: 'where-we-work',
    question: 'Waar werken jullie?',
    answer: [
      'In heel Nederland, behalve op de Waddeneilanden: Texel, Vlieland, Terschelling, Ameland en Schiermonnikoog. Woon je daar? Stuur ons een bericht, dan zeggen we eerlijk of er een oplossing is.',
    ],
  },
  {
    id: 'why-postcode-first',
    question: 'Waarom vragen jullie eerst mijn postcode?',
    answer: [
      'Daarmee vinden we het team dat het dichtst bij je in de buurt zit. Van dat team hangen de vrije dagen en de prijs af. Meer hebben we niet nodig voor een prijsindicatie: geen naam, geen telefoonnummer, geen e-mailadres.',
    ],
  },
  {
    id: 'other-country',
    question: 'Mijn huis staat in België. Kunnen jullie daar komen?',
    answer: [
      'Ja, we werken in heel België. Bestellen doe je op onze Belgische site (in het Engels). Vul je hier een Belgische postcode in, dan krijg je een link ernaartoe en hoef je hem niet nog een keer in te vullen.',
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
