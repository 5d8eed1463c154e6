import type { faqChanging as english } from '../../en/faq/changing.ts'

export const faqChanging: typeof english = [
  {
    id: 'free-change',
    question: 'Tot wanneer kan ik gratis wijzigen of annuleren?',
    answer: [
      'Binnen {freeChangeDays} dagen na je bestelling, of zolang je afspraak pas over meer dan {freeAheadDays} dagen is. Eén van de twee is genoeg. Daarna betaal je kosten; het bedrag zie je voordat je bestelt.',
    ],
    links: [{ page: 'terms-and-conditions', anchor: 'changing-and-cancelling', label: 'De regels in een tabel' }],
  },
  {
    id: 'booked-at-short-notice',
    question: 'Ik heb op korte termijn geboekt. Kan ik nog gratis annuleren?',
    answer: [
      'Ja, binnen {freeChangeDays} dagen na je bestelling, tot de aankomsttijd begint. Bestel je op maandag voor vrijdag, dan kun je donderdag nog gratis annuleren.',
    ],
  },
  {
    id: 'nobody-home',
    question: 'Wat als er niemand is om het team binnen te laten?',
    answer: [
      'Het team belt je en wacht {waitMinutes} minuten. Daarna geldt het bezoek als geannuleerd; buiten de gratis termijnen betaal je dan kosten. Word je opgehouden? Zeg het als het team je belt: we schuiven het bezoek liever op.',
    ],
  },
  {
    id: 'how-to-change',
    question: 'Hoe wijzig of annuleer ik mijn afspraak?',
    answer: [
      'Met de link in je bevestiging. Kwijt? Klik op Inloggen (bovenaan, op je telefoon in het menu), dan mailen we hem. Of bel {phone}, {openingHours}.',
    ],
  },
  {
    id: 'withdrawal',
    question: 'Heb ik bedenktijd?',
    answer: [
      'Ja. Als consument mag je een online bestelling binnen 14 dagen herroepen, zonder reden. “Overeenkomst hier herroepen”, onder aan elke pagina, brengt je naar het formulier op de bestelsite.',
      'Beginnen we op jouw verzoek binnen die 14 dagen, dan betaal je bij herroeping wat al is gedaan. Is het werk helemaal klaar, dan vervalt het recht, als je dat bij je bestelling hebt verklaard.',
    ],
    links: [{ page: 'terms-and-conditions', anchor: 'withdrawal', label: 'Herroepen in de voorwaarden' }],
  },
]
