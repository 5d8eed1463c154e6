import { brand } from '../../../domain/company/company.ts'
import { refundDays, withdrawalDays } from '../../../domain/orders/withdrawal-period.ts'
import { costScales, reminderDays } from '../../../domain/payments/late-reminder.ts'
import { settlementDays } from '../../../domain/payments/payment-due.ts'
import { lateCostScale } from '../../late-cost-scale.ts'
import { promised, sectionsOf } from '../../page-copy.ts'

const euros = (amount: number) => `€ ${amount.toLocaleString('nl-NL')}`

const lateCosts = lateCostScale(costScales.NL, {
  upTo: 'Tot en met {upTo}: {cost}.',
  more: 'Daarboven: {cost}.',
  share: '{percent}% daarvan',
  both: '{base} plus {percent}% van het deel boven {above}',
  money: euros,
})

export const termsAndConditions = {
  title: 'Algemene voorwaarden',
  metaTitle: `Algemene voorwaarden | ${brand}`,
  metaDescription: `De voorwaarden voor een schoonmaak van ${brand} in Nederland: prijsindicatie en bestelling, bezoek, betalen, wijzigen en annuleren, herroepen.`,
  lead: 'Deze voorwaarden gelden voor een schoonmaak die je in Nederland bij ons bestelt. We hebben ze leesbaar gehouden, want je moet weten waar je mee akkoord gaat.',
  updatedLabel: 'Laatst bijgewerkt op',
  updated: '2026-11-29',
  contentsLabel: 'Inhoud',
  articleLabel: 'Artikel {number}',
  companyHeading: 'Onze gegevens',
  withdrawalLabel: 'Overeenkomst hier herroepen',
  printLabel: 'Deze voorwaarden printen',
  articles: sectionsOf({
    'who-we-are': {
      heading: 'Wie we zijn en wanneer deze voorwaarden gelden',
      paragraphs: [
        'Wij zijn {legalName}, {seat}, KvK-nummer {companyNumber}, btw-id {vatNumber}. Je bereikt ons op {phone} en via {email}.',
        'Deze voorwaarden gelden voor elke bestelling op onze bestelsite of aan de telefoon, en voor elke opdracht op offerte. Het adres moet in Nederland zijn. Een consument is iemand die niet voor beroep of bedrijf bestelt. Voor bedrijven gelden ook onze voorwaarden voor bedrijven. Geeft de wet je als consument meer rechten dan deze voorwaarden, dan geldt de wet.',
      ],
    },
    'estimate-and-order': {
      heading: 'Prijsindicatie en bestelling',
      paragraphs: [
        'De prijsindicatie is gebaseerd op wat je ons over je woning vertelt: ruimtes, oppervlakte, hoe vuil het is en extra’s. Je krijgt een laagste en een hoogste prijs te zien. Een prijsindicatie is gratis. Je zit er niet aan vast, en wij ook niet.',
        'De overeenkomst komt tot stand als je je bestelling hebt gecontroleerd, met deze voorwaarden akkoord bent gegaan en op “Bestelling met betalingsverplichting” hebt geklikt. Aan de telefoon komt die tot stand als we je bestelling hebben voorgelezen, jij met deze voorwaarden akkoord bent gegaan en wij de bestelling hebben ingevoerd. Daarna krijg je een bevestiging met deze voorwaarden, per e-mail of, als je geen e-mailadres hebt, per post.',
        'Kwamen er op één dag veel bestellingen van jou of van je netwerk, dan vragen we je soms om de bestelling eerst te bevestigen. Je krijgt dan een e-mail met een link naar een pagina met een knop. De overeenkomst komt dan pas tot stand als je op die knop klikt. Tot dat moment zit je nergens aan vast, en wij ook niet.',
        'Is je woning duidelijk anders dan je had opgegeven, dan zegt het team dat voordat het begint. Ben je er niet, dan belt het team je. Je kunt dan kiezen: minder taken in de bestelde tijd, of meer tijd voor een prijs die we op schrift zetten en die jij eerst goedkeurt. Gratis annuleren mag ook. Bereiken we je niet, dan werkt het team alleen in de bestelde tijd. Zonder jouw akkoord komt er niets bij.',
      ],
    },
    prices: {
      heading: 'Prijzen',
      paragraphs:
        'De prijs die je bij je bestelling bevestigt, is de prijs die je betaalt, tenzij je eerst zelf extra tijd goedkeurt (artikel 2). Wijzig je laat, dan komen de kosten daarvan erbij (artikel 7). Voor consumenten is de prijs inclusief btw, reiskosten en alle andere onvermijdelijke kosten.' +
        promised('parkingIncluded', ' Parkeren zit in de prijs.', ' Parkeerkosten betaal jij.') +
        promised('productsIncluded', ' Schoonmaakmiddelen zijn inbegrepen.') +
        ' Het btw-tarief staat op het overzicht van de bestelling en op de factuur.',
    },
    visit: {
      heading: 'Het bezoek',
      paragraphs: [
        'Een team bestaat meestal uit {teamSize} mensen. Bij een kleine klus komt er één, bij een grote komen er meer dan {teamSize}. Ze werken voor ons of voor een partnerbedrijf. Je overeenkomst heb je altijd met ons.' +
          promised(
            'productsIncluded',
            ' Het team neemt schoonmaakmiddelen en apparatuur mee.',
            ' Jij zorgt voor schoonmaakmiddelen en apparatuur.',
          ),
        'Het team begint met een rondgang door alle ruimtes, samen met jou als je er bent. Het team belt je een half uur voordat het klaar is.',
        'Doet er niemand open, dan belt het team je en wacht het {waitMinutes} minuten. Daarna is het bezoek geannuleerd. Dat kost hetzelfde als annuleren vlak voor het begin (artikel 7); we bellen je voordat we iets in rekening brengen. Een sleutel die je ons geeft, noteren we bij je bestelling.' +
          promised('keysReturned', ' Je krijgt hem dezelfde dag terug.'),
      ],
      list: [
        'Jij zorgt op het afgesproken tijdstip voor toegang, stromend water, elektriciteit en licht, en vertelt waar we kunnen parkeren of uitladen',
        'Jij vertelt ons vooraf over kwetsbare materialen, alarm, huisdieren en alles wat gevaarlijk kan zijn',
        'Jij bergt geld, sieraden en breekbare spullen op',
        'Wij maken vakkundig schoon volgens de takenlijst van je pakket, met de extra’s die je hebt besteld',
        'Bij schoonmaak per uur werken we in de volgorde die jij noemt, en anders ruimte voor ruimte, tot de geboekte tijd om is',
        'Asbest, ongedierte en sporen van een misdrijf of overlijden ruimen wij niet op, en we werken niet waar het onveilig is',
      ],
    },
    inspection: {
      heading: 'Controle en verslag',
      paragraphs: [
        'Aan het eind bekijk je samen met het team het resultaat. Is iets niet volgens de takenlijst gedaan, dan doet het team het meteen over. Daarna kan het team je vragen de werkbon te tekenen. Daarmee bevestig je wat er is gedaan. Ontdek je later een gebrek dat toen niet te zien was, dan houd je al je rechten. Na afloop krijg je per e-mail een verslag: wat er in elke ruimte is gedaan, zoals het team het heeft genoteerd, en wat niet kon en waarom.',
        'Ga je eerder weg of ben je er niet, dan doet het team de controle zelf en krijg je het verslag als alles klaar is. Is een taak niet goed gedaan, meld dat dan binnen {guaranteeDays} dagen na het bezoek. We doen die taak binnen {reworkDays} dagen na je melding gratis opnieuw. Helpt opnieuw schoonmaken niet, dan betalen we dat deel van de prijs terug. Dit alles geldt ook als je bij de controle was en het probleem pas daarna ontdekt. Bij schoonmaak per uur geldt het voor wat we in de geboekte tijd hebben gedaan. Je wettelijke rechten houd je altijd.',
      ],
      links: [{ page: 'cleaning-quality-system', anchor: 'guarantee', label: 'Onze garantie' }],
    },
    paying: {
      heading: 'Betalen',
      paragraphs: [
        'Als consument betaal je nooit een toeslag, hoe je ook betaalt. Ben je bij de controle, dan kun je ook met de betaallink betalen, binnen {paymentDays} dagen na het bezoek.',
        `Heb je geannuleerd of herroepen en moet je nog iets betalen, dan heb je daar ${settlementDays} dagen voor. Die gaan in op de dag waarop je van ons hoort hoeveel het is.`,
        promised(
          'lateCosts',
          `Betaal je te laat, dan sturen we je eerst één herinnering, zonder kosten. Vanaf de dag nadat die bij je is bezorgd, heb je ${reminderDays} dagen om te betalen. Is de laatste dag een zaterdag, zondag of feestdag, dan heb je tot en met de volgende werkdag. Pas daarna mogen we incassokosten rekenen. Hoeveel dat is, hangt af van wat je nog moet betalen. ${lateCosts} De incassokosten zijn minstens ${euros(costScales.NL.least)} en hoogstens ${euros(costScales.NL.most)}.`,
          'Betaal je te laat, dan sturen we je een herinnering, zonder kosten. Voor te laat betalen rekenen we niets.',
        ),
      ],
      table: {
        caption: 'Wanneer je betaalt',
        whenLabel: 'Situatie',
        costLabel: 'Betaling',
        rows: [
          {
            when: 'Je bent bij de controle',
            cost: 'Na de controle, met je pinpas of met de betaallink die je dan per e-mail en sms krijgt',
          },
          {
            when: 'Je gaat weg voordat het team klaar is',
            cost: 'Voordat je weggaat, met je pinpas of met de betaallink in je bevestiging',
          },
          {
            when: 'Je bent er helemaal niet bij',
            cost: 'Vooraf, met de betaallink in je bevestiging: uiterlijk {prepaymentDays} dagen voor het bezoek. Is het daarvoor al te laat? Dan meteen. We komen pas als je hebt betaald',
          },
        ],
      },
    },
    'changing-and-cancelling': {
      heading: 'Wijzigen en annuleren',
      paragraphs: [
        'Wijzigen en annuleren kan op de bestelsite of telefonisch. Wat telt, is het moment waarop je bericht ons bereikt. Het bezoek begint als de aankomsttijd in je bevestiging ingaat. De {freeChangeDays} dagen na je bestelling gaan in op de dag erna en duren tot het einde van dag {freeChangeDays}. “Meer dan {freeAheadDays} dagen voor het bezoek” betekent: tot {freeAheadDays} dagen voordat het bezoek begint, op hetzelfde tijdstip.',
        'Alleen als beide gratis termijnen voorbij zijn, betaal je kosten. Het bedrag zie je voordat je bestelt, in je bevestiging en voordat je een wijziging of annulering bevestigt.',
      ],
      table: {
        caption: 'Wat wijzigen of annuleren kost',
        whenLabel: 'Wanneer je wijzigt of annuleert',
        costLabel: 'Kosten',
        rows: [
          { when: 'Binnen {freeChangeDays} dagen na je bestelling, voordat het bezoek begint', cost: 'Gratis' },
          {
            when: 'Meer dan {freeAheadDays} dagen voor het bezoek, hoelang geleden je ook hebt besteld',
            cost: 'Gratis',
          },
          {
            when: 'Later dan {freeChangeDays} dagen na je bestelling én {freeAheadDays} dagen of minder voor het bezoek',
            cost: 'De kosten die in je bestelling staan',
            share: '{percent}% van de prijs van je bestelling',
          },
          { when: 'Wij moeten het bezoek verplaatsen', cost: 'Gratis; je mag dan ook annuleren' },
        ],
      },
    },
    withdrawal: {
      heading: 'Herroepingsrecht voor consumenten',
      paragraphs: [
        `Je mag de overeenkomst herroepen binnen ${withdrawalDays} dagen na de dag waarop die is gesloten, zonder een reden te geven. Is de laatste dag een zaterdag, zondag of feestdag, dan loopt de termijn tot en met de volgende werkdag. Het is genoeg als je je bericht verstuurt voordat de termijn voorbij is.`,
        'Dat kan met het formulier op de bestelsite: klik onder aan een pagina op “Overeenkomst hier herroepen”. Of laat het ons op een andere manier duidelijk weten, bijvoorbeeld per e-mail of brief. We bevestigen de ontvangst meteen.',
        `Wat je hebt betaald, betalen we terug binnen ${refundDays} dagen nadat we je bericht hebben ontvangen, met het betaalmiddel dat je zelf hebt gebruikt, tenzij je uitdrukkelijk instemt met een ander betaalmiddel. Dat kost je niets.`,
        'Heb je ons uitdrukkelijk gevraagd om te beginnen voordat die termijn voorbij was, dan betaal je bij herroeping het deel dat al was gedaan, in verhouding tot het geheel. Is het werk helemaal klaar, dan kun je niet meer herroepen. Dat geldt alleen als je ons vooraf hebt gevraagd om te beginnen en hebt verklaard dat je het recht dan verliest.',
        'Je mag dit modelformulier gebruiken, maar het hoeft niet:',
      ],
      list: [
        'Aan: {legalName}, {seat}, {email}',
        'Hierbij deel ik u mee dat ik onze overeenkomst voor de levering van de volgende dienst herroep: …',
        'Besteld op: …',
        'Naam van de consument: …',
        'Adres van de consument: …',
        'Handtekening van de consument (alleen als dit formulier op papier wordt ingediend): …',
        'Datum: …',
      ],
    },
    'if-we-cannot-come': {
      heading: 'Als wij niet kunnen komen',
      paragraphs:
        'Komt het team later, dan laten we je per sms of e-mail weten wanneer het er is. Kan het niet komen, door ziekte of door iets wat niemand kon voorzien, dan bellen we je uiterlijk aan het eind van de volgende werkdag en stellen we een nieuw tijdstip voor. Komt dat tijdstip je niet uit, dan mag je gratis annuleren en betalen we terug wat je hebt betaald.',
    },
    liability: {
      heading: 'Schade en aansprakelijkheid',
      paragraphs: [
        'We zijn aansprakelijk voor schade die we door onze fout veroorzaken, en zijn daarvoor verzekerd. Meld schade zo snel mogelijk, met foto’s, en geef ons de kans om te kijken voordat die wordt hersteld.',
        'We zijn niet aansprakelijk voor gebreken die er al waren. Ook niet voor schade door een gebrek dat jij kende en wij niet konden zien, zoals een losse tegel. Onze aansprakelijkheid voor opzet, bewuste roekeloosheid, overlijden of letsel beperken we niet. De rechten die de wet je geeft, houd je altijd.',
      ],
    },
    complaints: {
      heading: 'Klachten',
      paragraphs:
        'Op een klacht antwoorden we binnen 24 uur en we beslissen binnen {complaintDays} dagen. Hebben we langer nodig, dan hoor je voor het einde van die termijn waarom, en wanneer je de beslissing krijgt. We zijn niet aangesloten bij een geschillencommissie. Komen we er samen niet uit, dan kun je naar de rechter. Woon je in een ander EU-land, dan helpt het Europees Consumenten Centrum je gratis.',
      links: [{ page: 'complaints', label: 'Zo behandelen we klachten' }],
    },
    law: {
      heading: 'Recht en rechter',
      paragraphs: [
        'De overeenkomst wordt in het Nederlands gesloten. Nederlands recht is van toepassing. Woon je als consument in een ander land, dan houd je de bescherming die de wet van dat land je altijd geeft (het dwingende recht). Je kunt dan ook naar de rechter die volgens de wet bevoegd is.',
        'Is een bepaling van deze voorwaarden niet geldig, dan blijven de andere gelden.',
      ],
    },
  }),
}
