export const retention = {
  title: 'Bewaartermijnen en back-ups',
  text: 'Wat we bewaren, en hoelang; zo staat het ook op de privacypagina. Is een termijn voorbij, dan worden de gegevens binnen een uur vanzelf gewist.',
  columns: { what: 'Wat', rule: 'Hoelang', oldest: 'Oudste van', until: 'Wordt gewist' },
  soon: 'binnen een uur',
  purge: {
    never: 'Dat is hier nog niet gebeurd.',
    done: 'Laatste keer gewist: {time}.',
    late: 'Uiterlijk {time} had het weer moeten gebeuren. Vraag de beheerder van de server of de website draait.',
    failed: 'Op {time} is het mislukt. Vraag de beheerder van de server om te kijken:',
  },
  clock: {
    text: 'Er is al meer dan een maand niets gewist, en volgens de klok van de server is het {time}. Klopt dat? Druk dan op de knop, dan gaat het wissen binnen een uur verder. Klopt het niet, laat dan eerst de klok gelijkzetten: wat gewist is, komt niet terug.',
    button: 'De klok klopt',
  },
  kinds: {
    drafts: { what: 'Wat bij het bestellen is ingevuld', rule: '{draftHours} uur na de laatste stap' },
    messages: {
      what: 'Berichten die bij kantoor zijn aangekomen, met antwoorden en notities',
      rule: '{mailKeepDays} dagen nadat ze in de mailbox kwamen',
    },
    oldMessages: { what: 'Berichten die nooit zijn aangekomen', rule: 'Hoogstens {messageYears} jaar' },
    otherMails: { what: 'Mails met links, en mails aan kantoor', rule: '{mailKeepDays} dagen na verzending' },
    remarks: { what: 'Berichten aan het team', rule: '{remarkDays} dagen na het bezoek' },
    access: { what: 'Hoe het team binnenkomt', rule: '{accessDays} dagen na het bezoek' },
    photos: {
      what: 'Foto’s van bezoeken',
      rule: '{photoDays} dagen na het bezoek, of tot een klacht over de bestelling is afgehandeld',
    },
    emailChanges: { what: 'Nieuwe e-mailadressen die nog bevestigd moeten worden', rule: '{confirmDays} dagen' },
    customers: {
      what: 'Namen en adressen van klanten, met notities, correcties en wat er van bezoeken is vastgelegd',
      rule: '{personYears} jaar na het bezoek',
    },
    withdrawals: { what: 'Herroepingen', rule: '{personYears} jaar na ontvangst' },
    bankNames: { what: 'Namen op bankregels', rule: '{personYears} jaar na het inlezen' },
    auditDetails: {
      what: 'Klanten in het logboek',
      rule: '{personYears} jaar na het bezoek, of na de regel zelf; wie wat deed, blijft staan',
    },
    dailyCounts: { what: 'Bestellingen geteld per netwerk en mailbox', rule: 'de dag zelf en de dag erna' },
    sessions: { what: 'Ingelogde apparaten van kantoor', rule: '7 dagen, of 12 uur zonder gebruik' },
    invoicesBE: { what: 'Belgische facturen', rule: '{yearsBE} jaar na het factuurjaar: belastingwet' },
    invoicesNL: { what: 'Nederlandse facturen', rule: '{yearsNL} jaar na het factuurjaar: belastingwet' },
    reviews: { what: 'Beoordelingen', rule: 'zolang ze op Google staan, of tot iemand bezwaar maakt' },
    staff: { what: 'Medewerkers', rule: 'blijvend: hun namen staan in het logboek' },
  },
  backups: {
    title: 'Back-ups',
    text: 'Elke nacht maken we een back-up, die we 14 dagen bewaren. Eens per week zetten we de nieuwste op een andere plek terug en controleren we hem.',
    backup: {
      never: 'Er is nog geen back-up gemaakt.',
      done: 'Laatste back-up: {time}.',
      late: 'De volgende had er uiterlijk {time} moeten zijn. Vraag de beheerder van de server om naar de nachtelijke taak te kijken.',
      failed: 'De back-up van {time} is mislukt. Vraag de beheerder van de server om te kijken:',
    },
    drill: {
      never: 'Er is nog geen back-up bij wijze van proef teruggezet.',
      done: 'Laatste proef: {time}. Boekingen, betalingen en logboek klopten.',
      late: 'De volgende proef had er uiterlijk {time} moeten zijn. Vraag de beheerder van de server om naar de wekelijkse taak te kijken.',
      failed:
        'De proef van {time} is mislukt: misschien is de back-up onbruikbaar. Vraag de beheerder van de server om te kijken:',
    },
  },
}
