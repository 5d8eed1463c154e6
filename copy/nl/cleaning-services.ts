import type { cleaningServices as english } from '../en/cleaning-services.ts'

export const cleaningServices: typeof english = {
  title: 'Schoonmaakdiensten',
  metaTitle: 'Alle schoonmaakdiensten vergeleken | Helderhuis',
  metaDescription:
    'Grote schoonmaak, lente-, verhuis-, eind-, renovatie- en zwangerschapsschoonmaak of per uur: waar elk voor is en hoe ze per ruimte verschillen.',
  lead: 'Zeven pakketten, elk met een eigen takenlijst voor elke ruimte. Kies op je situatie, of leg er twee naast elkaar.',
  listHeading: 'Alle pakketten',
  moreInfo: 'Meer info',
  orderNow: 'Bestel nu',
  guide: {
    heading: 'Welk pakket past bij jou?',
    situationLabel: 'Jouw situatie',
    packageLabel: 'Het pakket daarvoor',
    rows: [
      { situation: 'Je woont er, en de wekelijkse beurt is niet genoeg meer', page: 'gs' },
      { situation: 'De winter is voorbij: ramen, textiel en stof op hoogte', page: 'ls' },
      { situation: 'Het huis is leeg, je trekt erin of eruit', page: 'vs' },
      { situation: 'Je huurt, en de verhuurder komt inspecteren', page: 'es' },
      { situation: 'De bouwvakkers zijn weg, het stof nog niet', page: 'rs' },
      { situation: 'Je bent in verwachting en wilt geen sterke middelen', page: 'zs' },
      { situation: 'Je wilt ter plekke beslissen, uur voor uur', page: 'ms' },
      { situation: 'Het is bijzonder, of je wilt maar een deel', page: 'custom' },
    ],
  },
  comparison: {
    heading: 'Vergelijk twee pakketten',
    intro:
      'De vergelijking komt uit de takenlijsten waarmee de teams werken. Je ziet wat het ene pakket heeft en het andere niet.',
    first: 'Eerste pakket',
    second: 'Tweede pakket',
    submit: 'Vergelijken',
    same: 'Je hebt twee keer hetzelfde pakket gekozen. Kies er twee die verschillen.',
    onlyIn: 'Alleen bij {a}',
    inBoth: 'Bij allebei: {count} taken',
    inMoreRooms: 'Doen ze allebei, {a} in meer ruimtes',
    more: 'Toon er nog {count}',
    everyRoom: 'in elke ruimte',
    summary: '{a} heeft {count} taken die {b} niet heeft.',
    summaryOne: '{a} heeft 1 taak die {b} niet heeft.',
    summaryNone: '{a} heeft geen taken die {b} niet heeft.',
  },
  packagePage: {
    bulletsHeading: 'Dit krijg je',
    descriptionHeading: 'Waar het voor is',
    tagsLabel: 'Trefwoorden',
    roomsHeading: 'Wat we per ruimte doen',
    roomsIntro: 'Met deze lijst werkt het team en controleer jij, in de volgorde waarin het gebeurt.',
    consumer: {
      heading: 'Meteen een vrijblijvende prijsindicatie?',
      text: 'Vul je postcode in. Je ziet de prijs voordat je bestelt.',
      start: 'Start',
    },
    business: {
      heading: 'Laat je bellen',
      text: 'Voor kantoren, winkels, praktijken en verhuurders. We bellen binnen 24 uur terug.',
      phoneLabel: 'Telefoonnummer',
      button: 'Bel me terug!',
    },
    compareHeading: 'Het verschil met andere pakketten',
    compareLink: '{package} vergelijken met een ander pakket',
    otherPackages: 'Andere pakketten',
  },
  afterwards: {
    heading: 'Twijfel je nog?',
    text: 'Vraag het ons. Met twee zinnen over je huis weten we meestal welk pakket past.',
    links: [
      { page: 'faq', label: 'Veelgestelde vragen' },
      { page: 'customer-service', label: 'Vraag het de klantenservice' },
    ],
  },
}
