import { promised, questionsOf } from '../../page-copy.ts'

export const faqPaying = questionsOf({
  'what-does-it-cost': {
    question: 'Wat kost een schoonmaak?',
    answer: [
      'Een grote schoonmaak van een doorsnee woning met {homeBedrooms} slaapkamers in {homePlace} kost {homeLow} tot {homeHigh}, incl. btw.',
      'Schoonmaak per uur kost ongeveer {hourlyRate} per persoon per uur, incl. btw. Je betaalt altijd minimaal {leastWork} werk.',
      'Jouw prijs hangt af van je ruimtes, hoe vuil ze zijn en de dag. Vul je postcode in en je ziet hem meteen.',
    ],
    links: [{ page: 'cleaning-services', label: 'De prijzen van alle pakketten' }],
  },
  'can-it-cost-more': {
    question: 'Kan het op de dag zelf duurder worden?',
    answer: [
      'Alleen als jij dat goedvindt. De prijs waarvoor je bestelt, is de prijs die je betaalt, tenzij je eerst zelf extra tijd goedkeurt. Is het team eerder klaar, dan blijft de prijs gelijk.',
      'Is je huis duidelijk anders dan je had ingevuld, dan zegt het team dat voordat het begint. Jij kiest: minder taken in de geboekte tijd, meer tijd voor een prijs die je eerst schriftelijk goedkeurt, of gratis annuleren.',
      'Ben je er niet bij? Dan belt het team je. Neem je niet op, dan werkt het alleen in de geboekte tijd, eerst in de keuken en de badkamer. De prijs blijft gelijk.',
    ],
  },
  'when-to-pay': {
    question: 'Wanneer en hoe betaal ik?',
    answer: [
      'Pas na de schoonmaak, als je erbij bent. Je bekijkt alles samen met het team en tekent de werkbon. Dan pin je, of je betaalt binnen {paymentDays} dagen na het bezoek met de betaallink uit je e-mail of sms.',
      'Ga je eerder weg? Dan betaal je als je weggaat. Zeg aan het begin hoe laat dat is, dan doet het team jouw belangrijkste ruimtes eerst. Ben je er helemaal niet bij? Dan betaal je uiterlijk {prepaymentDays} dagen voor het bezoek.',
    ],
    links: [{ page: 'order-process', label: 'Zo werkt bestellen, stap voor stap' }],
  },
  'card-terminal': {
    question: 'Kan ik ter plekke pinnen?',
    answer:
      'Ja, bij het team. Liever met je telefoon of later thuis? Via de betaallink betaal je met {paymentMethods}. Als consument betaal je nooit een toeslag.' +
      promised('noCash', ' Contant geld nemen we niet aan.', ' Contant betalen kan ook.'),
  },
  'not-at-home': {
    question: 'Wat als ik er helemaal niet bij ben?',
    answer: [
      'Je betaalt uiterlijk {prepaymentDays} dagen voor het bezoek, met de betaallink in je bevestiging. Is het daarvoor al te laat? Dan betaal je meteen. Bij het bestellen vul je in hoe het team binnenkomt: met een sleutelkluisje, via de buren of met een sleutel die je afgeeft. Later aanpassen kan. Meld bij je bestelling huisdieren en kwetsbare materialen.',
      'Het team doet de controle zelf en we mailen je het verslag als alles klaar is. Is iets niet goed, dan geldt onze garantie.',
    ],
    links: [{ page: 'cleaning-quality-system', anchor: 'guarantee', label: 'Onze garantie' }],
  },
  vat: {
    question: 'Is de btw inbegrepen?',
    answer:
      'Ja, voor consumenten zijn prijzen inclusief btw. Het tarief staat op het overzicht van je bestelling. Daar vraag je ook een factuur aan.',
  },
  'service-vouchers': {
    question: 'Kan ik betalen met een pgb of via de Wmo?',
    answer: 'Nee. Voor zulke hulp kun je terecht bij je gemeente of zorgkantoor.',
  },
  parking: {
    question: 'Wie betaalt het parkeren?',
    answer:
      promised('parkingIncluded', 'Wij: het zit in de prijs.', 'Jij.') +
      ' Zeg alleen waar we terechtkunnen en of er in je straat een vergunning nodig is.',
  },
  'payment-link-missing': {
    question: 'Ik heb geen betaallink gekregen. Wat nu?',
    answer:
      'Kijk in je spammap en controleer het telefoonnummer in je bestelling. Niets te vinden? Klik op Inloggen, dan mailen we je de link naar je bestelling: daar kun je betalen. Of bel {phone}.',
  },
})
