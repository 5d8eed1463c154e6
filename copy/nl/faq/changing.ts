import { withdrawalDays } from '../../../domain/orders/withdrawal-period.ts'
import { questionsOf } from '../../page-copy.ts'

export const faqChanging = questionsOf({
  'free-change': {
    question: 'Tot wanneer kan ik gratis wijzigen of annuleren?',
    answer: [
      'Binnen {freeChangeDays} dagen na je bestelling is het gratis, tot het begin van je aankomsttijd. Bestel je op maandag voor vrijdag, dan kun je donderdag nog annuleren. Daarna is het ook gratis, zolang je bezoek pas over meer dan {freeAheadDays} dagen is.',
      'Nog later kost het {lateFee} van de prijs. Dat bedrag zie je al voordat je bestelt.',
    ],
    links: [{ page: 'terms-and-conditions', anchor: 'changing-and-cancelling', label: 'De regels in een tabel' }],
  },
  'nobody-home': {
    question: 'Wat als ik te laat ben of als niemand opendoet?',
    answer:
      'Het team belt je en wacht {waitMinutes} minuten. Zeg dan wanneer je er bent: we schuiven het bezoek liever op. Kunnen we je niet bereiken? Dan is het bezoek geannuleerd. Dat is gratis binnen {freeChangeDays} dagen na je bestelling. Daarna kost het {lateFee} van de prijs. We bellen je uiterlijk aan het eind van de volgende werkdag, voordat we iets in rekening brengen.',
  },
  'how-to-change': {
    question: 'Waar vind ik mijn bestelling en hoe wijzig of annuleer ik die?',
    answer:
      'Met de link in je bevestiging. Ook je telefoonnummer of je bericht aan het team pas je daar aan. Kwijt? Klik op Inloggen (bovenaan, op je telefoon in het menu) en vul je e-mailadres in, dan mailen we de link. Of bel {phone}, {openingHours}.',
  },
  withdrawal: {
    question: 'Heb ik bedenktijd?',
    answer: [
      `Ja. Als consument mag je een online bestelling binnen ${withdrawalDays} dagen herroepen, zonder reden. “Overeenkomst hier herroepen”, onder aan elke pagina, brengt je naar het formulier op de bestelsite.`,
      `Beginnen we op jouw verzoek binnen die ${withdrawalDays} dagen, dan betaal je bij herroeping wat al is gedaan. Heb je bij je bestelling het vinkje daarvoor gezet, dan kun je niet meer herroepen zodra de schoonmaak klaar is.`,
    ],
    links: [{ page: 'terms-and-conditions', anchor: 'withdrawal', label: 'Herroepen in de voorwaarden' }],
  },
})
