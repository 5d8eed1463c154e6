import { withdrawalDays } from '../../../domain/orders/withdrawal-period.ts'
import { fieldProblems } from '../field-problems.ts'

export const withdrawal = {
  title: 'Overeenkomst hier herroepen',
  lead: `Als consument heb je ${withdrawalDays} dagen bedenktijd. In die tijd mag je de overeenkomst herroepen zonder een reden te geven. Inloggen hoeft niet.`,
  labels: { name: 'Je naam', contract: 'De overeenkomst', email: 'E-mailadres' },
  hints: {
    contract: 'Het bestelnummer, zoals K7F4-29QX, of het adres en de dag van het bezoek.',
    email: 'Hier sturen we de ontvangstbevestiging heen.',
  },
  confirmLead: 'Kijk na of alles klopt. Er wordt pas iets verstuurd als je hieronder bevestigt.',
  statementLabel: 'Je verklaring',
  statement: 'Hierbij deel ik mee dat ik mijn overeenkomst herroep.',
  confirm: 'Herroeping bevestigen',
  edit: 'Dit wijzigen',
  doneTitle: 'We hebben je herroeping ontvangen',
  receivedAt: 'Ontvangen: {at}.',
  done: 'Een bevestiging met deze tekst, de datum en de tijd is onderweg naar {email}.',
  held: 'Er gingen vandaag al veel mails van ons naar {email}. Daarom bekijkt ons kantoor de bevestiging eerst en stuurt die dan. Je herroeping geldt vanaf het moment hierboven; bewaar of print deze pagina als bewijs.',
  outcomes: {
    inTime: 'Je bedenktijd loopt nog: de overeenkomst is beëindigd en je hoeft niets te betalen.',
    begun:
      'Je bedenktijd loopt nog, dus de overeenkomst is beëindigd. Het werk was op jouw verzoek al begonnen, dus je betaalt het deel dat gedaan is. Je hoort van ons hoeveel dat is.',
    performed:
      'Het werk van deze bestelling is klaar. Je kunt dus niet meer herroepen, zoals je bij je bestelling hebt verklaard. Je hoort nog van ons.',
    tooLate:
      'Je bedenktijd is voor deze bestelling voorbij, dus de overeenkomst blijft gelden. Is het bezoek nog niet begonnen, dan kun je nog annuleren via de link in je bevestiging.',
    ended: 'Deze bestelling was al beëindigd.',
    unknown:
      'Met wat je invulde, konden we geen bestelling vinden die je kunt herroepen. We zoeken verder en mailen je binnen 24 uur. Je herroeping telt vanaf het moment hierboven.',
  },
  problems: {
    name: 'Vul je naam in.',
    contract: 'Vul het bestelnummer in, of het adres en de dag.',
    email: fieldProblems.email.malformed,
    tooLong: fieldProblems.any.tooLong,
  },
}
