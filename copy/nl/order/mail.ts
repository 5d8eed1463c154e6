import { brand } from '../../../domain/company/brand.ts'
import type { orderMail as english } from '../../en/order/mail.ts'

export const orderMail: typeof english = {
  sampleSubject: '[voorbeeld] {subject}',
  sample: 'Voorbeeld, er wordt niets geleverd: er komt niemand en we brengen niets in rekening.',
  confirmation: {
    subject: 'We komen op {date} (bestelling {number})',
    opening:
      'Hallo {firstName}, bedankt voor je bestelling. Ons team {team} komt op {date}, tussen {from} en {until} uur.',
    payFirst: 'Je bent er niet bij, dus betaal uiterlijk {payBy}. We komen pas als je hebt betaald.',
    samplePayFirst: 'Bij echte prijzen zou je uiterlijk {payBy} betalen, en zouden we pas komen als je hebt betaald.',
    keep: 'Deze e-mail bevestigt je overeenkomst, dus bewaar hem goed. Met de bijlage zet je het bezoek in je agenda.',
    prepare: 'Zo bereid je je voor',
    prepareList: [
      'Maak aanrecht en vloeren zo veel mogelijk vrij en zet breekbare spullen weg.',
      'Zorg dat water en stroom het doen.',
    ],
    sayParking: 'Vertel waar we kunnen parkeren of uitladen: op de pagina van je bestelling, bij “Gegevens aanpassen”.',
    call: 'Het team belt je een half uur voordat het klaar is.',
    late: 'Kom je te laat? Bel ons op {phone}. Het team wacht {waitMinutes} minuten.',
    lateOnClosedDay:
      'Kom je te laat? Ons kantoor is die dag gesloten. Het team belt je vanaf de stoep en wacht {waitMinutes} minuten.',
  },
  inspected: {
    subject: 'De schoonmaak is klaar en gecontroleerd (bestelling {number})',
    opening: 'Hallo {firstName}, de schoonmaak van {date} is klaar en het team heeft alles gecontroleerd.',
    nothingDue: 'Je hoeft niets meer te betalen.',
    tasks: 'Dit stond op je lijst',
    extras: 'Extra’s: {extras}.',
    feedback: 'Is alles naar wens?',
    complaint:
      'Is iets niet goed? Meld het binnen {guaranteeDays} dagen na het bezoek: beantwoord deze e-mail of bel {phone}, {openingHours}. We komen terug en doen die taak gratis opnieuw.',
    review: 'Wil je anderen laten weten hoe het was? We zijn blij met elke beoordeling, goed of slecht.',
    reviewLink: 'Schrijf een beoordeling op Google',
  },
  changed: {
    subject: 'Je bestelling is gewijzigd: we komen op {date} (bestelling {number})',
    opening: 'Hallo {firstName}, je bestelling is gewijzigd. Dit zijn de nieuwe afspraken.',
    movedOpening:
      'Hallo {firstName}, we hebben je bezoek verplaatst, zoals met je afgesproken. De prijs blijft gelijk. Dit zijn de nieuwe afspraken.',
    keep: 'Met de bijlage werk je je agenda bij. Al het andere blijft zoals het was; de algemene voorwaarden staan in je bevestiging.',
    heading: 'Dit is er veranderd',
    change: '{before} → {after}',
    fee: 'Kosten van deze wijziging',
    free: 'geen',
    when: '{date}, {arrival}',
  },
  payLink: 'Betaal je bestelling',
  paymentPage: 'Je betaalpagina',
  cancelled: {
    subject: 'Je bezoek is geannuleerd (bestelling {number})',
    opening: 'Hallo {firstName}, je bestelling voor {date} is geannuleerd. Het team komt niet.',
    owesNothing: 'Je hoeft niets te betalen.',
    owes: 'Gratis wijzigen of annuleren kon niet meer. Het kost {fee}.',
    sampleOwes: 'Bij echte prijzen zou je nu {fee} betalen, omdat gratis wijzigen of annuleren niet meer kon.',
    link: 'Bekijk je bestelling',
    ordered: 'Dit had je besteld',
    closing: 'Heb je ons later weer nodig? Dan komen we graag.',
  },
  notDone: {
    subject: 'De schoonmaak is niet doorgegaan (bestelling {number})',
    opening: 'Hallo {firstName}, de schoonmaak op {date} is niet doorgegaan. {reason}',
    closing: 'Klopt dit niet? Beantwoord dan deze e-mail.',
  },
  withdrawalSettled: {
    subject: 'De uitkomst van je herroeping (bestelling {number})',
    opening: 'Hallo {firstName}, je hebt de schoonmaak van {date} herroepen toen het werk al begonnen was.',
    owes: 'Het werk dat toen gedaan was, kost {price}.',
    owesNothing: 'Je hoeft niets te betalen.',
    closing: 'Denk je daar anders over? Beantwoord dan deze e-mail.',
  },
  withdrawal: {
    subject: 'We hebben je herroeping ontvangen',
    subjectOfOrder: 'We hebben je herroeping ontvangen (bestelling {number})',
    opening: 'Beste {name}, we hebben je herroeping ontvangen op {at}.',
    heading: 'Dit heb je ons gestuurd',
    statement: 'Hierbij deel ik mee dat ik mijn overeenkomst herroep.',
    name: 'Naam',
    contract: 'Overeenkomst',
    email: 'E-mailadres',
    receivedAt: 'Ontvangen',
    outcomes: {
      inTime: 'Je bedenktijd loopt nog, dus de overeenkomst is beëindigd. Je hoeft niets te betalen.',
      begun:
        'Je bedenktijd loopt nog, dus de overeenkomst is beëindigd. Het werk was op jouw verzoek al begonnen, dus je betaalt het deel dat gedaan is, in verhouding tot het geheel. Je hoort van ons hoeveel dat is.',
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
    endedOrder: 'Bestelling {number}, {date} ({state})',
    states: { cancelled: 'geannuleerd', withdrawn: 'herroepen', notDone: 'niet doorgegaan' },
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
  asked: {
    subject: 'Bevestig je bestelling {number}',
    opening:
      'Iemand heeft met dit e-mailadres een schoonmaak besteld. De bestelling telt pas als je bevestigt, vóór {until}. Open de link en druk op de knop.',
    link: 'Bekijk en bevestig de bestelling',
    closing: 'Was jij het niet? Dan hoef je niets te doen: de bestelling vervalt vanzelf en je betaalt niets.',
  },
  lapsed: {
    subject: 'Bestelling {number} is vervallen: niet bevestigd',
    opening: 'Bestelling {number} voor {date} is niet bevestigd en telt dus niet. Er komt niemand en je betaalt niets.',
    link: 'Opnieuw bestellen met dezelfde gegevens',
    closing: 'De link werkt een dag. Heb jij niets besteld? Dan hoef je niets te doen.',
  },
  emailMoved: {
    subject: 'Je e-mailadres is gewijzigd (bestelling {number})',
    opening: 'Voortaan mailen we over bestelling {number} naar een ander adres. Dat is vanaf dat adres bevestigd.',
    closing: 'Was jij dat niet? Bel ons dan meteen ({phone}, {openingHours}) of beantwoord deze e-mail.',
  },
  link: 'Bekijk, wijzig of annuleer je bestelling',
  keepLink: 'Wie deze link heeft, kan je bestelling bekijken en wijzigen. Houd hem dus voor jezelf.',
  order: {
    heading: 'Je bestelling',
    number: 'Bestelnummer',
    package: 'Pakket',
    visit: 'Dag',
    arrival: 'Aankomst',
    arrivals: {
      morning: '{window} uur',
      afternoon: '{window} uur',
      day: '{window} uur; we zijn tot in de middag bezig',
    },
    address: 'Adres',
    handover: 'Oplevering',
    team: 'Je team',
    phone: 'Telefoon',
    phoneHours: '{phone}, {openingHours}',
    crew: 'Mensen en duur',
    rooms: 'Ruimtes',
    room: '{room}, {area} m², {dirt}',
    extras: 'Extra’s',
    noExtras: 'geen',
    customer: 'Besteld door',
    contact: 'Je telefoonnummer en e-mailadres',
    presence: 'Op de dag zelf',
    access: 'Zo komt het team binnen',
    accessOpen: 'Dat weten we nog niet.',
    presences: {
      present:
        'Je bent erbij en controleert het resultaat samen met het team. Daarna betaal je, met een betaallink of je pinpas.',
      leaves: 'Je gaat weg voordat het team klaar is. Je betaalt als je weggaat.',
      absent: 'Je bent er niet bij. Je betaalt vooraf, uiterlijk {payBy}. We komen pas als je hebt betaald.',
    },
    samplePresences: {
      present: 'Je bent erbij en controleert het resultaat samen met het team.',
      leaves: 'Je gaat weg voordat het team klaar is.',
      absent: 'Je bent er niet bij.',
    },
    remark: 'Je bericht aan het team',
    remarkOnPage: 'staat op de pagina van je bestelling',
    orderedAt: 'Besteld',
  },
  tasksChecked: 'Het team werkt deze lijst af en controleert alles voordat het weggaat.',
  tasksInOrder:
    'Je hebt tijd geboekt, dus het team volgt deze volgorde tot die om is. Wil je een andere? Zet hem in je bericht aan het team, bij “Gegevens aanpassen”.',
  price: {
    heading: 'De prijs',
    cleaning: 'Schoonmaak',
    travel: 'Reiskosten',
    total: 'Totaal, inclusief btw',
    vat: 'Waarvan btw ({percent}%)',
    feeSoFar: 'Daarbij komen de kosten van late wijzigingen',
    final: 'De prijs verandert alleen als jij extra tijd goedkeurt.',
  },
  terms: {
    heading: 'Wijzigen of annuleren',
    free: 'Gratis tot {until}. Daarna kost wijzigen of annuleren {fee}.',
    always: 'Gratis tot {until}.',
    late: 'Gratis wijzigen of annuleren kon tot {until}. Nu kost het {fee}.',
  },
  withdrawing: {
    heading: 'Je herroepingsrecht',
    until:
      'Als consument mag je deze overeenkomst herroepen tot {until}, zonder een reden te geven. Dat kan met “Overeenkomst hier herroepen” op onze bestelsite of door ons te schrijven; het modelformulier staat in artikel {article} van onze algemene voorwaarden.',
    untilFinished: '{until}, of tot het werk klaar is als dat eerder is',
    early:
      'Je hebt ons gevraagd om te beginnen voordat je bedenktijd voorbij is. Herroep je als we al begonnen zijn, dan betaal je het deel dat gedaan is.',
    label: 'Overeenkomst hier herroepen',
  },
  consents: {
    heading: 'Hiermee ben je akkoord gegaan',
    agreed: '“{consent}” (akkoord op {at}, versie van {version})',
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
