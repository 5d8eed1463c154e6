import type { estimateDesk as english } from '../en/estimate-desk.ts'
import { extras } from './extra-words.ts'

export const estimateDesk: typeof english = {
  form: {
    title: 'Je huis',
    package: 'Soort schoonmaak',
    hours: {
      label: 'Aantal uren, van iedereen samen',
      hint: 'Aan je ruimtes zien we waar we beginnen.',
      byRooms: 'zoveel als mijn ruimtes nodig hebben',
    },
    size: 'Grootte van je huis',
    bedrooms: 'Slaapkamers',
    bathrooms: 'Badkamers',
    fewer: '{label}: één minder',
    more: '{label}: één meer',
    dirt: 'Hoe vuil is het?',
    dirtHint: 'De meeste mensen schatten hun huis te rooskleurig in. Vergelijk met deze keukens.',
    rooms: 'Ruimte voor ruimte',
    typicalHint: 'We zijn uitgegaan van een doorsnee woning. Pas aan wat bij jou anders is.',
    roomsHint:
      'Een ruimte zonder m² tellen we niet mee. Elk raam van het huis is een ruimte: verlicht als we er schoonmaken.',
    row: 'Ruimte {number}',
    type: 'Soort ruimte',
    area: 'Oppervlakte in m²',
    howDirty: 'Hoe vuil?',
    remove: '{room} verwijderen, ruimte {number}',
    add: 'Ruimte toevoegen',
    extras: 'Extra’s',
    included: 'hoort al bij deze schoonmaak',
    submit: 'Bekijk mijn prijs',
  },
  result: {
    title: 'Je prijsindicatie',
    noPrice: 'Voor deze postcode hebben we geen prijs.',
    failed: 'Bijwerken is niet gelukt. Klik nog eens op “Bekijk mijn prijs”.',
    tooLarge:
      'Zo’n grote klus schatten we liever niet op afstand in. Stuur ons een bericht, dan sturen we je een prijs.',
    tooMany:
      'Meer dan 40 ruimtes schatten we liever niet op afstand in. Stuur ons een bericht, dan sturen we je een prijs.',
    toContact: 'Stuur ons een bericht',
    valid: 'Deze prijzen gelden tot {until}, zolang de dag vrij is.',
    print: 'Printen',
    summary: '{package}, postcode {zipCode}.',
    own: 'Jouw ruimtes: {area} m²',
    exampleHint: 'Vul je eigen postcode in, dan zie je de vrije dagen bij jou in de buurt.',
  },
  drivers: {
    title: 'Zo komt je prijs tot stand',
    work: 'Werk',
    time: 'Tijd',
    room: '{room}, {area} m², {dirt}',
    extra: 'Extra: {room}',
    minutes: '{minutes} minuten',
    sum: 'Al het werk bij elkaar',
    least: 'Minimaal aantal uren',
    rounded: 'Naar boven afgerond: {crew}',
    travel: 'Reiskosten bij deze postcode: {travel}. Die zitten al in elke prijs.',
    noTravel: 'Geen reiskosten bij deze postcode.',
  },
  roomTypes: {
    br: 'Badkamer',
    kr: 'Keuken',
    tr: 'Toilet',
    or: 'Andere ruimte',
    sk: 'Slaapkamer',
    hg: 'Hal of gang',
    wk: 'Woonkamer',
  },
  dirtLevels: {
    1: {
      name: 'Licht',
      short: 'licht vuil',
      text: 'Elke week schoongemaakt: wat stof, een paar waterspatten.',
    },
    2: {
      name: 'Normaal',
      short: 'normaal vuil',
      text: 'Af en toe schoongemaakt: kalk, een laagje vet, stof achter de meubels.',
    },
    3: {
      name: 'Flink',
      short: 'flink vuil',
      text: 'Maanden niet schoongemaakt: dikke kalk, ingebrand vet, plakkende vloeren.',
    },
  },
  extras,
}
