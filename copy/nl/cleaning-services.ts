import { brand } from '../../domain/company/company.ts'
import type { CopyLink } from '../page-copy.ts'

export const cleaningServices = {
  title: 'Schoonmaakdiensten',
  metaTitle: `Alle schoonmaakdiensten vergeleken | ${brand}`,
  metaDescription:
    'Grote, lente-, verhuis-, eind-, renovatie- en zwangerschapsschoonmaak of per uur: welke schoonmaak bij je past en wat er per ruimte gebeurt.',
  lead: 'Zeven pakketten met elk een eigen takenlijst per ruimte, en schoonmaak op maat. Kies wat bij jouw situatie past of vergelijk er twee.',
  listHeading: 'Alle pakketten',
  comparison: {
    heading: 'Vergelijk twee pakketten',
    intro: 'We vergelijken de takenlijsten waarmee onze teams werken.',
    first: 'Eerste pakket',
    second: 'Tweede pakket',
    submit: 'Vergelijken',
    same: 'Je hebt twee keer hetzelfde pakket gekozen. Kies er twee die verschillen.',
    onlyIn: 'Alleen of anders bij {a}',
    inBoth: 'Bij allebei: {count} taken',
    inMoreRooms: 'Zit in allebei, bij {a} in meer ruimtes',
    everyRoom: 'in elke ruimte',
    summary: 'Bij {a} horen {count} taken die je bij {b} niet of anders krijgt.',
    summaryOne: 'Bij {a} hoort 1 taak die je bij {b} niet of anders krijgt.',
    summaryNone: 'Alles uit {a} zit ook in {b}.',
  },
  packagePage: {
    bulletsHeading: 'Dit krijg je',
    descriptionHeading: 'Wanneer kies je hiervoor?',
    descriptionMore: 'Goed om te weten voordat je bestelt',
    tagsLabel: 'Trefwoorden',
    roomsHeading: 'Dit doen we per ruimte',
    roomsIntro: 'Het team werkt deze lijst af. Ben je er aan het eind bij, dan lopen jullie die samen na.',
    roomsIntroHourly:
      'Per ruimte stellen we deze volgorde voor. Je mag die veranderen, bij de rondgang of tijdens het werk.',
    consumer: { heading: 'Meteen een vrijblijvende prijsindicatie?' },
    business: {
      heading: 'Laat je bellen',
      text: 'Schoonmaak voor je bedrijf? Kantoren, winkels, praktijken en verhuurders bellen we binnen 24 uur terug.',
    },
    otherPackages: 'Andere pakketten',
  },
  afterwards: {
    heading: 'Twijfel je nog?',
    text: 'Vraag het ons. Vertel in twee zinnen iets over je huis, dan weten we meestal welk pakket past.',
    links: [
      { page: 'faq', label: 'Veelgestelde vragen' },
      { page: 'customer-service', label: 'Vraag het aan de klantenservice' },
    ] as CopyLink[],
  },
}
