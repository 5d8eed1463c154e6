import { brand } from '../../domain/company/brand.ts'
import type { cleaningServices as english } from '../en/cleaning-services.ts'

export const cleaningServices: typeof english = {
  title: 'Schoonmaakdiensten',
  metaTitle: `Alle schoonmaakdiensten vergeleken | ${brand}`,
  metaDescription:
    'Grote schoonmaak, lente-, verhuis-, eind-, renovatie- en zwangerschapsschoonmaak of per uur: wanneer je wat kiest en hoe ze per ruimte verschillen.',
  lead: 'Zeven pakketten met elk een eigen takenlijst per ruimte, en schoonmaak op maat. Kies wat bij jouw situatie past of leg er twee naast elkaar.',
  listHeading: 'Alle pakketten',
  guide: {
    heading: 'Welk pakket past bij jou?',
    rows: [
      { situation: 'Je woont er en de wekelijkse beurt is niet meer genoeg', page: 'gs' },
      { situation: 'Tijd voor de voorjaarsschoonmaak: ramen, textiel, stof op hoge plekken', page: 'ls' },
      { situation: 'Je gaat verhuizen en het huis is leeg', page: 'vs' },
      { situation: 'Je levert je huurwoning op en de verhuurder komt kijken', page: 'es' },
      { situation: 'De bouwvakkers zijn weg, het stof nog niet', page: 'rs' },
      { situation: 'Je bent in verwachting en wilt geen sterke middelen', page: 'zs' },
      { situation: 'Je wilt ter plekke bepalen wat we doen', page: 'ms' },
      { situation: 'Je huis past in geen pakket, of je wilt maar een deel laten doen', page: 'custom' },
    ],
  },
  comparison: {
    heading: 'Vergelijk twee pakketten',
    intro: 'We vergelijken de takenlijsten waarmee onze teams werken.',
    first: 'Eerste pakket',
    second: 'Tweede pakket',
    submit: 'Vergelijken',
    same: 'Je hebt twee keer hetzelfde pakket gekozen. Kies er twee die verschillen.',
    onlyIn: 'Alleen bij {a}, of anders gedaan',
    inBoth: 'Bij allebei: {count} taken',
    inMoreRooms: 'Zit in allebei; bij {a} in meer ruimtes',
    show: 'Toon alle verschillen',
    everyRoom: 'in elke ruimte',
    summary: '{a} heeft {count} taken die {b} niet of anders doet.',
    summaryOne: '{a} heeft 1 taak die {b} niet of anders doet.',
    summaryNone: '{a} heeft geen taken die {b} niet heeft.',
  },
  packagePage: {
    bulletsHeading: 'Dit krijg je',
    descriptionHeading: 'Wanneer kies je hiervoor?',
    tagsLabel: 'Trefwoorden',
    roomsHeading: 'Wat we per ruimte doen',
    roomsIntro: 'Het team werkt met deze lijst; jij controleert ermee.',
    roomsIntroHourly:
      'Per ruimte stellen we deze volgorde voor. Je mag hem veranderen, bij de rondgang of tijdens het werk.',
    consumer: {
      heading: 'Meteen een vrijblijvende prijsindicatie?',
      text: 'Vul je postcode in. Je ziet de prijs voordat je bestelt.',
    },
    business: {
      heading: 'Laat je bellen',
      text: 'Voor kantoren, winkels, praktijken en verhuurders. We bellen je binnen 24 uur terug.',
    },
    compareHeading: '{a} of {b}?',
    otherPackages: 'Andere pakketten',
  },
  afterwards: {
    heading: 'Twijfel je nog?',
    text: 'Vraag het ons. Vertel in twee zinnen iets over je huis, dan weten we meestal welk pakket past.',
    links: [
      { page: 'faq', label: 'Veelgestelde vragen' },
      { page: 'customer-service', label: 'Vraag het aan de klantenservice' },
    ],
  },
}
