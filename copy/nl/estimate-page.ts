import type { estimatePage as english } from '../en/estimate-page.ts'

export const estimatePage: typeof english = {
  metaTitle: 'Prijsindicatie voor je schoonmaak per ruimte | Helderhuis',
  metaDescription:
    'Zie wat je schoonmaak ongeveer kost voordat je een naam achterlaat: vul je ruimtes, oppervlakte en vervuiling in, vergelijk de data en deel of print het.',
  title: 'Je prijsindicatie, ruimte voor ruimte',
  lead: 'Vertel iets over je huis en vergelijk de prijs op verschillende data. Je laat geen naam achter en zit nergens aan vast.',
  notOffered: 'Op dit moment tonen we geen prijsindicaties. Op de bestelsite zie je de prijs voordat je bestelt.',
  onlyGet: 'Een prijsindicatie vraag je op met GET.',
  form: {
    title: 'Je huis',
    package: 'Soort schoonmaak',
    rooms: 'Ruimtes',
    roomsHint:
      'We hebben een doorsnee woning ingevuld. Pas aan wat anders is; een regel zonder oppervlakte telt niet mee.',
    row: 'Ruimte {number}',
    type: 'Soort ruimte',
    area: 'Oppervlakte in m²',
    dirt: 'Vervuiling',
    remove: '{room} weghalen, ruimte {number}',
    add: 'Ruimte toevoegen',
    extras: 'Extra’s',
    included: 'hoort bij deze schoonmaak',
    submit: 'Toon de prijsindicatie',
  },
  dirt: {
    title: 'Hoe vuil is het?',
    lead: 'De meeste mensen schatten het te laag in. Vergelijk met deze keukens en kies per ruimte.',
  },
  result: {
    title: 'Je prijsindicatie',
    empty: 'Vul je postcode in, dan zie je de prijs, de duur en de eerst mogelijke data.',
    failed: 'De cijfers konden niet worden bijgewerkt. Klik op “Toon de prijsindicatie” om het opnieuw te proberen.',
    tooLarge:
      'Dit kunnen we van hieraf niet goed inschatten: we komen liever eerst kijken. Stuur ons een bericht, dan krijg je een prijs.',
    tooMany: 'Van hieraf kunnen we hooguit 40 ruimtes inschatten. Vertel ons over het gebouw, dan krijg je een prijs.',
    toContact: 'Stuur ons een bericht',
    dates: 'Prijs per datum',
    lowest: 'laagste prijs',
    between: 'tussen {low} en {high}',
    order: 'Bestel nu',
    orderHint:
      'Op de bestelsite kies je de datum en zie je de definitieve prijsindicatie. Je bestelt pas als je daar bevestigt.',
    valid: 'Data en prijzen zijn die van vandaag en kunnen veranderen vanaf {until}.',
    share: 'Het adres van deze pagina onthoudt je keuze: deel of bewaar het.',
    print: 'Print de prijsindicatie',
    summary: '{package}, postcode {zipCode}',
  },
  drivers: {
    title: 'Waar de prijs vandaan komt',
    what: 'Werk',
    time: 'Tijd',
    room: '{room}, {area} m², {dirt}',
    extra: 'Extra: {room}',
    minutes: '{minutes} minuten',
    sum: 'Al het werk, gerekend voor één persoon',
    least: 'Kleinste opdracht',
    crew: '{crew}, naar boven afgerond',
    travel: 'Reiskosten naar jouw regio: {travel}, in elke prijs begrepen.',
    noTravel: 'In jouw regio rekenen we geen reiskosten.',
    uncertainty:
      'Het werk kan tot {percent} % korter of langer duren dan het van hieraf lijkt; vandaar de marge bij elke prijs.',
  },
  roomTypes: {
    br: 'Badkamer',
    kr: 'Keuken',
    tr: 'Toilet',
    or: 'Andere ruimte',
    sk: 'Slaapkamer',
    hg: 'Gang',
    wk: 'Woonkamer',
  },
  dirtLevels: {
    1: {
      name: 'Licht',
      short: 'licht vuil',
      text: 'Elke week schoongemaakt. Stof op de randjes, een paar waterspatten, kruimels onder de tafel.',
    },
    2: {
      name: 'Normaal',
      short: 'normaal vuil',
      text: 'Af en toe schoongemaakt. Kalk op de kranen, een laagje vet op de afzuigkap, stof achter de meubels.',
    },
    3: {
      name: 'Zwaar',
      short: 'zwaar vervuild',
      text: 'Maanden niet schoongemaakt. Dikke kalk, ingebrand vet, schimmelplekken of een vloer die plakt.',
    },
  },
  extras: {
    oven: { name: 'Oven vanbinnen', text: 'Wanden, roosters en het glas van de deur.' },
    fridge: { name: 'Koelkast vanbinnen', text: 'Jij haalt hem leeg en ontdooit de vriezer.' },
    cupboards: { name: 'Keukenkastjes vanbinnen', text: 'Jij haalt ze leeg; wij nemen planken en laden af.' },
    wardrobes: { name: 'Kledingkasten vanbinnen', text: 'In elke slaapkamer; jij haalt ze leeg.' },
    windows: { name: 'Ramen aan de binnenkant', text: 'Ruiten en kozijnen, in elke ruimte behalve het toilet.' },
    upholstery: { name: 'Bank en stoelen', text: 'Gezogen, ook onder de kussens.' },
  },
}
