import { brand } from '../../../domain/company/brand.ts'
import type { orderMail as english } from '../../en/order/mail.ts'

export const orderMail: typeof english = {
  sampleSubject: '[voorbeeld] {subject}',
  sample:
    'Voorbeeld, er wordt niets geleverd: onze prijzen zijn nog voorbeelden. Er komt geen team en je hoeft niets te betalen.',
  confirmation: {
    subject: 'Je bestelling {number}: we komen op {date}',
    opening: 'Hallo {firstName}, bedankt voor je bestelling. Ons team {team} komt op {date}.',
    keep: 'Deze e-mail bevestigt je overeenkomst: alles wat we hebben afgesproken, staat erin. Bewaar hem goed en zet de bijlage in je agenda.',
  },
  changed: {
    subject: 'Je bestelling {number} is gewijzigd: {date}',
    opening: 'Hallo {firstName}, je bestelling is gewijzigd. Hieronder staat wat er nu is afgesproken.',
    movedOpening:
      'Hallo {firstName}, we hebben je bezoek verplaatst, zoals met je afgesproken. Hieronder staat hoe je bestelling nu is. De prijs blijft gelijk.',
    keep: 'Met de bijlage werk je je agenda bij. Verder verandert er niets aan je overeenkomst; de algemene voorwaarden staan in je bevestiging.',
    heading: 'Wat er is veranderd',
    change: '{before} → {after}',
    fee: 'Kosten van deze wijziging',
    free: 'geen, deze wijziging is gratis',
    when: '{date}, {arrival}',
  },
  cancelled: {
    subject: 'Je bestelling {number} is geannuleerd',
    opening: 'Hallo {firstName}, je bestelling voor {date} is geannuleerd. Er komt niemand.',
    owesNothing: 'Je bent ons niets verschuldigd. Heb je al iets betaald, dan krijg je dat binnen 14 dagen terug.',
    owes: 'Voor wijzigen of annuleren na de gratis termijn betaal je {fee}. Heb je het bezoek al betaald, dan houden we dat bedrag in en krijg je de rest binnen 14 dagen terug; anders sturen we je een betaallink.',
    link: 'Bekijk je bestelling',
    closing: 'Heb je ons later weer nodig? Dan komen we graag.',
  },
  notDone: {
    subject: 'Het werk voor je bestelling {number} is niet gedaan',
    opening: 'Hallo {firstName}, het werk op {date} is niet gedaan. {reason}',
    closing: 'Klopt dit niet? Beantwoord dan deze e-mail.',
  },
  withdrawal: {
    subject: 'We hebben je herroeping ontvangen',
    opening: 'Hallo {name}, we hebben je herroeping ontvangen op {at}.',
    heading: 'Dit heb je ons gestuurd',
    statement: 'Hierbij deel ik mee dat ik mijn overeenkomst herroep.',
    name: 'Naam',
    contract: 'Overeenkomst',
    email: 'E-mailadres',
    receivedAt: 'Ontvangen',
    outcomes: {
      inTime:
        'Je bedenktijd loopt nog, dus de overeenkomst is beëindigd. Je bent ons niets verschuldigd. Wat je al hebt betaald, krijg je binnen 14 dagen terug, op dezelfde manier als je hebt betaald.',
      begun:
        'Je bedenktijd loopt nog, dus de overeenkomst is beëindigd. Het werk was op jouw verzoek al begonnen: je betaalt het deel dat gedaan is, in verhouding tot het geheel. We rekenen uit hoeveel dat is en laten het je weten.',
      performed:
        'Het werk van deze bestelling is klaar. Je hebt ons gevraagd om binnen je bedenktijd te beginnen en hebt verklaard dat je niet meer kunt herroepen als het werk klaar is. De overeenkomst blijft dus gelden. Is er iets niet goed met het resultaat, laat het ons dan weten: daar is onze garantie voor.',
      tooLate:
        'Je bedenktijd is voorbij, dus de overeenkomst blijft gelden. Is het bezoek nog niet begonnen, dan kun je nog annuleren met de link in je bevestiging; wat dat kost, zie je voordat je bevestigt.',
      ended: 'Deze bestelling was al beëindigd. Er valt dus niets meer te herroepen.',
      unknown:
        'Met wat je hebt ingevuld, konden we de bestelling niet vinden. Iemand op kantoor zoekt verder en mailt je binnen 24 uur. Je herroeping geldt vanaf het moment hierboven.',
    },
    closing: 'Met deze e-mail bevestigen we dat we je bericht hebben ontvangen, en wanneer.',
    nothingToDo: 'Je hoeft ons verder niets te sturen.',
    unmatched: {
      opening: 'Hallo, we hebben een herroeping met jouw e-mailadres ontvangen op {at}.',
      link: 'Lees de herroeping, woord voor woord',
      notYou: 'Niet van jou? Dan heeft iemand anders je adres ingevuld en hoef je niets te doen.',
    },
  },
  links: {
    subject: 'De links naar je bestellingen',
    opening:
      'Hallo, je vroeg om de links naar je bestellingen. Wie zo’n link heeft, kan de bestelling bekijken en wijzigen. Houd deze e-mail dus voor jezelf.',
    order: 'Bestelling {number}, {date}',
    notYou:
      'Heb je hier niet om gevraagd? Dan heeft iemand jouw adres ingevuld. Je hoeft niets te doen: alleen jij krijgt de links.',
  },
  emailCheck: {
    subject: 'Bevestig je e-mailadres voor bestelling {number}',
    opening:
      'Iemand heeft ons gevraagd om mail over bestelling {number} naar dit adres te sturen. Was jij dat? Open dan de link en druk op de knop.',
    link: 'Bevestig het adres',
    closing: 'Was jij het niet? Dan hoef je niets te doen: er verandert niets en je hoort er niets meer over.',
  },
  emailMoved: {
    subject: 'Bestelling {number} heeft een ander e-mailadres',
    opening: 'Voortaan gaat onze mail over bestelling {number} naar een ander adres, dat daar is bevestigd.',
    closing: 'Was jij dat niet? Bel ons dan meteen: {phone}.',
  },
  office: {
    subject: {
      place: 'Nieuwe bestelling {number}: {date}',
      changeVisit: 'Bestelling {number} verplaatst naar {date}',
      changeHome: 'Bestelling {number} gewijzigd: {date}',
      changeVisitAndHome: 'Bestelling {number} verplaatst naar {date} en gewijzigd',
      changeDetails: 'Bestelling {number} aangepast: {date}',
      moveVisit: 'Bestelling {number} verplaatst naar {date}',
      cancel: 'Bestelling {number} geannuleerd: {date}',
      withdraw: 'Bestelling {number} herroepen: {date}',
      giveUp: 'Bestelling {number}: het werk op {date} is niet gedaan',
    },
    withdrawal: 'Herroeping ontvangen: {outcome}',
    outcomes: {
      inTime: 'op tijd, niets verschuldigd',
      begun: 'werk was begonnen, reken het gedane deel uit',
      performed: 'werk was klaar, graag beantwoorden',
      tooLate: 'te laat',
      ended: 'bestelling was al beëindigd',
      unknown: 'bestelling onbekend, graag opzoeken',
    },
    opening: 'Een antwoord op deze e-mail gaat naar de klant, {name}.',
    order: {
      heading: 'De bestelling',
      team: 'Team',
      contact: 'Telefoon en e-mailadres',
      presences: {
        present: 'De klant is erbij, controleert het resultaat en betaalt daarna.',
        leaves: 'De klant gaat weg voordat het team klaar is en betaalt dan.',
        absent: 'De klant is er niet bij en betaalt vooraf, minstens {prepaymentDays} dagen voor het bezoek.',
      },
      remark: 'Bericht van de klant aan het team',
    },
    owes: 'De klant is ons {fee} verschuldigd.',
    owesNothing: 'De klant is ons niets verschuldigd.',
    held: {
      subject: 'Graag doorsturen: {subject}',
      opening:
        'Vandaag gingen er al zoveel mails van ons naar {email} dat we deze niet vanzelf versturen: misschien misbruikt iemand het adres. Is het een echte klant, stuur de mail dan door.',
    },
    withdrawalOpening:
      '{name} herroept een overeenkomst. De ontvangstbevestiging die de wet vraagt, gaat vanzelf naar {email} of, na te veel mails op een dag, naar jou om door te sturen; wat er nog te doen is, staat op kantoor onder Herroepingen. Als je deze e-mail beantwoordt, gaat je antwoord naar {name}.',
  },
  link: 'Bekijk, wijzig of annuleer je bestelling',
  keepLink: 'Wie deze link heeft, kan de bestelling wijzigen. Geef hem dus niet door.',
  order: {
    heading: 'Je bestelling',
    number: 'Bestelnummer',
    package: 'Pakket',
    visit: 'Datum',
    arrival: 'Aankomst',
    arrivals: {
      morning: '{window} uur',
      afternoon: '{window} uur',
      day: '{window} uur; we zijn tot in de middag bezig',
    },
    address: 'Adres',
    team: 'Je team',
    phone: 'Ons telefoonnummer',
    crew: 'Wie en hoelang',
    rooms: 'Ruimtes',
    room: '{room}, {area} m², {dirt}',
    extras: 'Extra’s',
    noExtras: 'geen',
    customer: 'Besteld door',
    contact: 'Je telefoon en e-mailadres',
    presence: 'Bij het bezoek',
    presences: {
      present: 'Je bent erbij en controleert het resultaat. Daarna betaal je, met een betaallink of je pinpas.',
      leaves: 'Je gaat weg voordat het team klaar is. Je betaalt als je weggaat.',
      absent:
        'Je bent er niet bij. Je betaalt minstens {prepaymentDays} dagen voor het bezoek, of meteen als het bezoek al eerder is, met een link die je van ons krijgt; we komen pas als je hebt betaald.',
    },
    remark: 'Je bericht aan het team',
    remarkOnPage: 'staat op de pagina van je bestelling',
    orderedAt: 'Besteld',
  },
  price: {
    heading: 'De prijs',
    cleaning: 'Schoonmaak',
    travel: 'Reiskosten',
    total: 'Totaal, inclusief btw',
    vat: 'Waarvan btw ({percent}%)',
    feeSoFar: 'Komt erbij: kosten van late wijzigingen',
    final: 'Dit bedrag betaal je. Het verandert alleen als je bij de rondgang zelf extra tijd goedkeurt.',
  },
  terms: {
    heading: 'Wijzigen of annuleren',
    free: 'Gratis tot {until}. Daarna kost wijzigen of annuleren {fee}.',
    always: 'Gratis tot de aankomsttijd begint: {until}.',
    late: 'Gratis wijzigen of annuleren kon tot {until}. Nu kost het {fee}.',
  },
  withdrawing: {
    heading: 'Je herroepingsrecht',
    until:
      'Als consument mag je deze overeenkomst herroepen tot {until}, zonder reden te geven. Dat kan met “Overeenkomst hier herroepen” op onze bestelsite of door ons te schrijven; het modelformulier staat in artikel {article} van onze algemene voorwaarden.',
    early:
      'Je hebt ons gevraagd om te beginnen voordat je bedenktijd voorbij is. Herroep je als we al begonnen zijn, dan betaal je het deel dat gedaan is; is het werk klaar, dan kun je niet meer herroepen.',
    label: 'Overeenkomst hier herroepen',
  },
  consents: {
    heading: 'Waarmee je akkoord bent gegaan',
    agreed: '“{consent}” ({at}, versie van {version})',
  },
  fullTerms: 'Algemene voorwaarden, versie van {version}',
  closing: 'Klopt er iets niet of is iets onduidelijk? Beantwoord dan deze e-mail.',
  calendar: {
    summary: `{package} door ${brand}`,
    sampleSummary: `Voorbeeld, er wordt niets geleverd: {package} door ${brand}`,
    description: 'Bestelling {number}. {arrival} {crew}. Al het andere staat in je bevestiging.',
    arrival: 'Aankomst van het team: {window} uur.',
    file: 'bezoek.ics',
  },
}
