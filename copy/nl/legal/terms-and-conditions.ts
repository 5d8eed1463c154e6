import type { termsAndConditions as english } from '../../en/legal/terms-and-conditions.ts'

export const termsAndConditions: typeof english = {
  title: 'Algemene voorwaarden',
  metaTitle: 'Algemene voorwaarden | Helderhuis',
  metaDescription:
    'De voorwaarden voor een schoonmaak van Helderhuis in Nederland: prijsindicatie en bestelling, bezoek, betalen, wijzigen en annuleren, herroepen.',
  lead: 'Deze voorwaarden gelden voor een schoonmaak die je in Nederland bij ons bestelt. We hebben ze leesbaar gehouden, want je moet weten waar je mee akkoord gaat.',
  updatedLabel: 'Versie van',
  updated: '2026-11-21',
  contentsLabel: 'Inhoud',
  articleLabel: 'Artikel {number}',
  companyHeading: 'Onze gegevens',
  withdrawalLabel: 'Een overeenkomst herroepen',
  printLabel: 'Deze voorwaarden printen',
  articles: [
    {
      id: 'who-we-are',
      heading: 'Wie we zijn en wanneer deze voorwaarden gelden',
      paragraphs: [
        'Wij zijn {legalName}, {seat}, KvK-nummer {companyNumber}, btw-id {vatNumber}. Je bereikt ons op {phone} en via {email}.',
        'Deze voorwaarden gelden voor elke bestelling op onze bestelsite voor een adres in Nederland. Een consument is iemand die niet voor beroep of bedrijf bestelt. Artikel 12 geldt alleen voor bedrijven. Waar de wet consumenten meer geeft dan deze voorwaarden, geldt de wet.',
      ],
    },
    {
      id: 'estimate-and-order',
      heading: 'Prijsindicatie en bestelling',
      paragraphs: [
        'De prijsindicatie is gebaseerd op wat je ons over je woning vertelt: ruimtes, oppervlakte, vervuiling en extra diensten. Die is gratis en voor jou en ons niet bindend.',
        'De overeenkomst komt tot stand als je je bestelling hebt gecontroleerd, met deze voorwaarden akkoord bent gegaan en hebt besteld met de knop waarop staat dat je daarmee een betalingsverplichting aangaat. Je krijgt daarna per e-mail een bevestiging met deze voorwaarden.',
        'Blijkt de woning duidelijk anders dan opgegeven, dan zegt het team dat tijdens de rondgang, voordat het begint. Jullie beslissen dan samen: minder taken in de bestelde tijd, of meer tijd tegen een prijs die je eerst goedkeurt. Zonder jouw akkoord komt er niets bij.',
      ],
    },
    {
      id: 'prices',
      heading: 'Prijzen',
      paragraphs: [
        'De prijs die je ziet voordat je bestelt, is de prijs van je bestelling. Voor consumenten is die inclusief btw en alle onvermijdelijke kosten. Het btw-tarief hangt af van het werk en van het gebouw en staat op de factuur.',
      ],
    },
    {
      id: 'visit',
      heading: 'Het bezoek',
      paragraphs: [
        'Een team bestaat normaal uit {teamSize} mensen; bij kleinere of grotere klussen komt er één of komen er meer dan {teamSize}. Het team neemt schoonmaakmiddelen en apparatuur mee.',
        'Het bezoek begint met een rondgang. We bellen je een half uur voordat het team klaar is.',
      ],
      list: [
        'Jij zorgt op het afgesproken tijdstip voor toegang, stromend water, elektriciteit en licht',
        'Jij vertelt ons vooraf over kwetsbare materialen, alarm, huisdieren en alles wat gevaarlijk kan zijn',
        'Jij bergt geld, sieraden en breekbare spullen op',
        'Wij maken schoon volgens de takenlijst van je pakket, met de zorg van een vakman',
        'Wij werken niet met asbest, ongedierte of sporen van misdrijf of overlijden, en niet waar het onveilig is',
      ],
    },
    {
      id: 'inspection',
      heading: 'Controle en werkbon',
      paragraphs: [
        'Aan het eind bekijk je samen met het team het resultaat. Wat niet klopt met de takenlijst, wordt meteen hersteld. Daarna teken je de werkbon. Met je handtekening bevestig je wat er is gedaan; je rechten voor wat op dat moment niet te zien was, houd je.',
        'Ben je niet bij de controle, dan noteert het team zijn eigen controle op de werkbon. Laat het ons snel weten als er iets niet klopt.',
      ],
    },
    {
      id: 'paying',
      heading: 'Betalen',
      paragraphs: ['Consumenten betalen voor geen enkele betaalwijze een toeslag.'],
      table: {
        caption: 'Wanneer je betaalt',
        whenLabel: 'Situatie',
        costLabel: 'Betaling',
        rows: [
          {
            when: 'Je bent bij de controle',
            cost: 'Na de controle, met een betaallink via e-mail en sms, of met je pinpas',
          },
          { when: 'Je gaat weg voordat het team klaar is', cost: 'Op het moment dat je weggaat' },
          { when: 'Je bent er helemaal niet bij', cost: 'Vooraf' },
        ],
      },
    },
    {
      id: 'changing-and-cancelling',
      heading: 'Wijzigen en annuleren',
      paragraphs: [
        'Wijzigen en annuleren kan op de bestelsite of telefonisch. Het moment waarop je bericht ons bereikt, telt. Dag {freeChangeDays} na de dag van je bestelling telt nog helemaal mee; “meer dan {freeAheadDays} dagen” betekent meer dan {freeAheadDays} keer 24 uur voordat de afspraak begint.',
        'Alleen als beide gratis termijnen voorbij zijn, betaal je kosten. Die zijn nooit hoger dan wat de late wijziging ons kost, en je ziet ze voordat je bevestigt.',
      ],
      table: {
        caption: 'Wat wijzigen of annuleren kost',
        whenLabel: 'Wanneer je wijzigt of annuleert',
        costLabel: 'Kosten',
        rows: [
          { when: 'Binnen {freeChangeDays} dagen na je bestelling, voordat het werk begint', cost: 'Gratis' },
          {
            when: 'Meer dan {freeAheadDays} dagen voor de afspraak, hoelang geleden je ook hebt besteld',
            cost: 'Gratis',
          },
          {
            when: 'Later dan {freeChangeDays} dagen na je bestelling én {freeAheadDays} dagen of minder voor de afspraak',
            cost: 'Kosten, die je ziet voordat je bevestigt',
          },
          { when: 'Wij moeten de afspraak wijzigen', cost: 'Gratis; je mag dan ook annuleren' },
        ],
      },
    },
    {
      id: 'withdrawal',
      heading: 'Herroepingsrecht voor consumenten',
      paragraphs: [
        'Je mag de overeenkomst binnen 14 dagen na de dag waarop ze is gesloten herroepen, zonder reden te geven. Het is genoeg als je je bericht verstuurt voordat de termijn voorbij is. Gebruik het herroepingsformulier op de bestelsite, waar “Een overeenkomst herroepen” onder aan elke pagina naartoe leidt, of stuur ons een duidelijke verklaring per e-mail of post. We bevestigen de ontvangst meteen.',
        'Je kunt deze tekst gebruiken: “Ik herroep mijn overeenkomst voor de volgende dienst: … Besteld op: … Naam en adres: … Datum: …”',
        'Wat je hebt betaald, betalen we binnen 14 dagen terug, op dezelfde manier als waarop jij hebt betaald en zonder kosten.',
        'Heb je uitdrukkelijk gevraagd of we binnen die 14 dagen beginnen, dan betaal je bij herroeping het deel dat al was gedaan, in verhouding tot het geheel. Het recht vervalt als het werk helemaal klaar is, mits je er vooraf mee hebt ingestemd dat we begonnen en hebt verklaard dat je het recht dan verliest.',
      ],
    },
    {
      id: 'if-we-cannot-come',
      heading: 'Als wij niet kunnen komen',
      paragraphs: [
        'Is het team ziek, vertraagd of verhinderd door iets wat niemand kon voorzien, dan bellen we je meteen en stellen we een nieuw tijdstip voor. Komt dat je niet uit, dan mag je gratis annuleren en krijg je terug wat je hebt betaald.',
      ],
    },
    {
      id: 'liability',
      heading: 'Schade en aansprakelijkheid',
      paragraphs: [
        'We zijn aansprakelijk voor schade die wij door een fout van ons veroorzaken. Meld schade zo snel mogelijk, met foto’s, en geef ons de kans om te kijken voordat ze wordt hersteld.',
        'We zijn niet aansprakelijk voor gebreken die er al waren en voor schade door eigenschappen van de woning die jij kende en wij niet konden zien. Niets in deze voorwaarden beperkt de aansprakelijkheid voor opzet, bewuste roekeloosheid, overlijden of letsel, of de rechten die de wet je geeft.',
      ],
    },
    {
      id: 'complaints',
      heading: 'Klachten',
      paragraphs: [
        'Op een klacht antwoorden we binnen 24 uur en we beslissen binnen 14 dagen. Weekend en feestdagen tellen niet mee voor het eerste antwoord. Komen we er samen niet uit, dan kun je naar de rechter.',
      ],
      links: [{ page: 'complaints', label: 'Zo behandelen we klachten' }],
    },
    {
      id: 'businesses',
      heading: 'Bedrijven',
      paragraphs: [
        'Voor bedrijven geldt eerst de offerte die beide kanten hebben getekend en daarna, voor wat die openlaat, deze voorwaarden. Het herroepingsrecht en de regels voor consumenten in artikel 3, 6 en 8 gelden dan niet.',
        'Voor betalingen met een creditcard rekenen we {cardCommission} commissie over het bedrag, waar de wet dat toestaat. Andere betaalwijzen kosten niets extra. Facturen betaal je binnen 30 dagen.',
      ],
    },
    {
      id: 'law',
      heading: 'Recht en rechter',
      paragraphs: [
        'Nederlands recht is van toepassing. Woon je als consument ergens anders, dan houd je de bescherming van het dwingende recht van je eigen land en kun je naar de rechter die de wet je geeft. Voor bedrijven is de rechter van onze vestigingsplaats bevoegd.',
        'Is een bepaling van deze voorwaarden niet geldig, dan blijven de andere gelden.',
      ],
    },
  ],
}
