import type { faqChanging as english } from '../../en/faq/changing.ts'

export const faqChanging: typeof english = [
  {
    id: 'free-change',
    question: 'Tot wanneer kan ik gratis wijzigen of annuleren?',
    answer: [
      'Binnen {freeChangeDays} dagen na je bestelling, of zolang je afspraak pas over meer dan {freeAheadDays} dagen is. Eén van de twee is genoeg.',
    ],
    links: [{ page: 'terms-and-conditions', label: 'De regels in een tabel' }],
  },
  {
    id: 'late-change',
    question: 'Wat kost het om later te wijzigen of te annuleren?',
    answer: [
      'Heb je meer dan {freeChangeDays} dagen geleden besteld en is de afspraak over {freeAheadDays} dagen of minder, dan betaal je kosten. Het bedrag zie je voordat je bestelt, in de bevestiging, en nog een keer voordat je de wijziging bevestigt.',
    ],
  },
  {
    id: 'booked-at-short-notice',
    question: 'Ik heb op korte termijn geboekt. Kan ik nog gratis annuleren?',
    answer: [
      'Ja, zolang je bestelling niet ouder is dan {freeChangeDays} dagen en het werk nog niet is begonnen. Bestel je op maandag voor vrijdag, dan kun je donderdag nog gratis annuleren.',
      'Laat het wel zo vroeg mogelijk weten: een team heeft die dag voor je vrijgehouden.',
    ],
  },
  {
    id: 'nobody-home',
    question: 'Wat als er niemand is om het team binnen te laten?',
    answer: [
      'Het team belt je en wacht {waitMinutes} minuten. Daarna geldt het bezoek als te laat geannuleerd en betaal je dezelfde kosten. Ben je zelf te laat? Bel ons: we schuiven liever een beetje dan dat het bezoek niet doorgaat.',
    ],
  },
  {
    id: 'how-to-change',
    question: 'Hoe wijzig of annuleer ik mijn afspraak?',
    answer: [
      'Log in op de bestelsite (Inloggen, bovenaan); daar staat je bestelling. Je kunt ons ook bellen op {phone}, {openingHours}.',
    ],
  },
  {
    id: 'withdrawal',
    question: 'Heb ik bedenktijd?',
    answer: [
      'Ja. Als consument mag je een overeenkomst die je online hebt gesloten binnen 14 dagen herroepen, zonder reden te geven. Onder aan elke pagina staat “Overeenkomst hier herroepen”: die link brengt je naar het formulier op de bestelsite.',
      'Heb je gevraagd om al binnen die 14 dagen te beginnen, dan betaal je bij herroeping het deel dat al is gedaan. Is het werk helemaal klaar en heb je daar vooraf mee ingestemd, dan vervalt het recht.',
    ],
    links: [{ page: 'terms-and-conditions', anchor: 'withdrawal', label: 'Herroepen in de voorwaarden' }],
  },
]
