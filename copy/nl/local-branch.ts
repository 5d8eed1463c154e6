import { brand } from '../../domain/company/brand.ts'
import type { localBranch as english } from '../en/local-branch.ts'

export const localBranch: typeof english = {
  title: `${brand} Hengelo`,
  metaTitle: `Schoonmaakbedrijf in Hengelo en Twente | ${brand}`,
  metaDescription: `${brand} in Hengelo: schoonmaak van woningen en bedrijven in het centrum, Groot Driene, Hasselo, Woolde, Slangenbeek en Beckum, en in de omgeving.`,
  lead: 'Vanuit Hengelo gaan onze teams naar woningen en bedrijven in heel Twente, van Almelo tot Haaksbergen.',
  orderHere: {
    heading: 'Bestellen voor Hengelo en omgeving',
    text: 'Vul je postcode in, bijvoorbeeld 7551 AB. We kiezen het dichtstbijzijnde team en je ziet meteen een vrijblijvende prijsindicatie.',
    button: 'Bekijk mijn prijs',
  },
  districts: {
    heading: 'In Hengelo zelf',
    intro: 'Alle postcodes van 7551 tot en met 7559, in de stad en in het buitengebied dat erbij hoort.',
    items: [
      'Centrum',
      'Hasselo',
      'Groot Driene',
      'Woolde',
      'Slangenbeek',
      'Berflo Es',
      'Tuindorp ’t Lansink',
      'Beckum',
    ],
  },
  nearby: {
    heading: 'In de omgeving',
    intro: 'Hengelo ligt midden in Twente. Deze plaatsen liggen op hooguit een half uur rijden.',
    items: ['Borne', 'Delden', 'Enschede', 'Almelo', 'Oldenzaal', 'Haaksbergen'],
  },
  sections: [
    {
      id: 'homes',
      heading: 'Wat Hengelose huizen vragen',
      paragraphs: [
        'Hengelo is met zijn fabrieken gegroeid, en dat zie je aan de huizen{localHomes}. Tuindorp ’t Lansink, gebouwd voor de arbeiders van Stork, is meer dan honderd jaar oud: geschilderd houtwerk, kleine ruitjes en vloeren die weinig water verdragen. De naoorlogse gezinswoningen van Groot Driene worden een voor een verbouwd. Dan is een renovatieschoonmaak handig.',
        'Slangenbeek is jonger: grotere ramen en ventilatie met roosters die elk jaar een beurt verdienen. Rond Beckum en in het buitengebied van Woolde liggen boerderijen, waar modder, stro en de houtkachel bepalen wat er eerst moet gebeuren{localHomes}.',
      ],
      links: [
        { page: 'rs', label: 'Renovatieschoonmaak' },
        { page: 'ls', label: 'Lenteschoonmaak' },
      ],
    },
    {
      id: 'renting',
      heading: 'Huren, studeren, verhuizen',
      paragraphs: [
        'Veel mensen werken of studeren in Enschede en wonen in Hengelo: met de trein ben je er zo. Kamers en appartementen wisselen het hele jaar door van bewoner. Komt je huurder of verhuurder uit het buitenland? Voor de oplevering hebben we een checklist met Nederlands en Engels naast elkaar.',
      ],
      links: [
        { page: 'handover-checklist', label: 'Opleverchecklist' },
        { page: 'es', label: 'Eindschoonmaak' },
        { page: 'vs', label: 'Verhuisschoonmaak' },
      ],
    },
    {
      id: 'contact',
      heading: 'Zo bereik je ons in Hengelo',
      paragraphs: [
        'Bel {branchPhone}, {openingHours}. We spreken Nederlands en Engels. Een balie hebben we niet: onze teams komen naar je toe.',
      ],
      links: [{ page: 'contact', label: 'Contact' }],
    },
  ],
}
