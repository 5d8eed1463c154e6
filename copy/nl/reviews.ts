import { brand } from '../../domain/company/company.ts'

export const reviews = {
  title: 'Beoordelingen',
  metaTitle: `Beoordelingen en referenties | ${brand}`,
  metaDescription: `Wat mensen op Google over ${brand} schrijven, de nieuwste eerst, met onze antwoorden. Waar ze vandaan komen en welke we niet laten zien.`,
  lead: 'Wat mensen op Google over ons schreven, de nieuwste eerst, soms met ons antwoord. Beoordelingen met één of twee sterren lees je op Google zelf.',
  listHeading: 'Wat mensen schreven',
  notice: {
    heading: 'Zo lees je deze beoordelingen',
    items: [
      {
        title: 'Waar komen ze vandaan?',
        text: 'Van ons profiel op Google. Iedereen met een Google-account kan daar een beoordeling achterlaten. We betalen niet voor beoordelingen en geven er niets voor terug.',
      },
      {
        title: 'Zijn ze gecontroleerd?',
        text: 'Google verwijdert wat tegen zijn regels ingaat. Of elke schrijver klant is geweest, kan Google niet nagaan, en wij ook niet.',
      },
      {
        title: 'Staan ze er allemaal?',
        text: 'De lijst op deze pagina toont beoordelingen met drie of meer sterren. Die met één of twee sterren staan er niet bij, maar tellen wel mee in het gemiddelde en in de balken. Je leest ze op Google.',
      },
      {
        title: 'Hoe wordt het gemiddelde berekend?',
        text: 'Google berekent het over alle beoordelingen, van één tot vijf sterren, of ze hier nu staan of niet. Elke beoordeling telt één keer.',
      },
      {
        title: 'Is er iets vertaald?',
        text: 'Bij een automatische vertaling staat dat erbij, met het origineel één klik verder. Aan de tekst zelf veranderen we niets.',
      },
    ],
  },
  withheld: {
    sentence: 'Niet op deze pagina, wel meegeteld in het gemiddelde: {reasons}.',
    reasons: {
      privateFacts: '{count} met een naam of iets persoonlijks',
      insult: '{count} met een belediging, bedreiging of discriminatie',
      advertising: '{count} met reclame',
      otherCompany: '{count} over een ander bedrijf',
      court: '{count} in opdracht van een rechter of toezichthouder',
    },
  },
  histogram: {
    heading: 'Alle beoordelingen per aantal sterren',
    row: '{stars} sterren: {share} ({count})',
    oneStarRow: '1 ster: {share} ({count})',
    listed: 'op deze pagina',
    notListed: 'niet op deze pagina, wel meegeteld in het gemiddelde',
  },
  paging: {
    label: 'Pagina’s met beoordelingen',
    newer: 'Nieuwere beoordelingen',
    older: 'Oudere beoordelingen',
    currentOf: 'Pagina {page} van {pages}',
    metaTitle: `Beoordelingen, pagina {page} | ${brand}`,
  },
  own: {
    heading: 'Zijn we bij jou geweest?',
    text: 'Schrijf dan wat je ervan vond, ook als iets beter had gekund. We lezen elke beoordeling.',
    link: 'Schrijf een beoordeling op Google',
  },
  unhappy: {
    heading: 'Is er nog iets niet goed?',
    text: 'Vertel het ons dan ook. Op een beoordeling kunnen we alleen antwoorden, een klacht kunnen we oplossen.',
    link: 'Zo dien je een klacht in',
  },
}
