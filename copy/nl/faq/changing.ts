import type { faqChanging as english } from '../../en/faq/changing.ts'

export const faqChanging: typeof english = [
  {
    id: 'free-change',
    question: 'Tot wanneer kan ik gratis wijzigen of annuleren?',
    answer: [
      'Binnen {freeChangeDays} dagen na je bestelling, of zolang je afspraak nog meer dan {freeAheadDays} dagen weg is. Eén van de twee is genoeg.',
    ],
    links: [{ page: 'terms-and-conditions', label: 'De regels in een tabel' }],
  },
  {
    id: 'late-change',
    question: 'Wat kost het om later te wijzigen of te annuleren?',
    answer: [
      'Heb je meer dan {freeChangeDays} dagen geleden besteld en is de afspraak over {freeAheadDays} dagen of minder, dan brengen we kosten in rekening. Je hoort het bedrag voordat je de wijziging bevestigt.',
    ],
  },
  {
    id: 'booked-at-short-notice',
    question: 'Ik heb op korte termijn geboekt. Kan ik nog gratis annuleren?',
    answer: [
      'Ja, zolang je bestelling niet ouder is dan {freeChangeDays} dagen en het werk nog niet is begonnen. Bestel je op maandag voor vrijdag, dan kun je donderdag nog kosteloos annuleren.',
      'Laat het wel zo vroeg mogelijk weten: een team heeft die dag voor je vrijgehouden.',
    ],
  },
  {
    id: 'how-to-change',
    question: 'Hoe wijzig of annuleer ik mijn afspraak?',
    answer: [
      'Ga met Inloggen naar de bestelsite, daar staat je bestelling. Je kunt ons ook bellen op {phone}, {openingHours}.',
    ],
  },
  {
    id: 'withdrawal',
    question: 'Heb ik bedenktijd?',
    answer: [
      'Ja. Als consument mag je een overeenkomst die je online hebt gesloten binnen 14 dagen herroepen, zonder reden te geven. Onder aan elke pagina brengt “Een overeenkomst herroepen” je naar het formulier op de bestelsite.',
      'Heb je gevraagd of we al binnen die 14 dagen beginnen, dan betaal je bij herroeping het deel dat al is gedaan. Is het werk helemaal klaar, dan vervalt het recht, als je daar vooraf mee hebt ingestemd.',
    ],
    links: [{ page: 'terms-and-conditions', label: 'Herroepen in de voorwaarden' }],
  },
]
