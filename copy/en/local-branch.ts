import { brand } from '../../domain/company/brand.ts'
import type { PageCopy } from '../page-copy.ts'

// Placeholders: {branchPhone}, {openingHours}; {localHomes} marks what the owner has not confirmed. The branch is in the Netherlands: both are those of the Dutch office.

export const localBranch: PageCopy & {
  orderHere: { heading: string; text: string; button: string }
  districts: { heading: string; intro: string; items: string[] }
  nearby: { heading: string; intro: string; items: string[] }
} = {
  title: `${brand} Hengelo`,
  metaTitle: `Cleaning in Hengelo and Twente | ${brand}`,
  metaDescription: `${brand} in Hengelo: cleaning for homes and businesses in the centre, Groot Driene, Hasselo, Woolde, Slangenbeek and Beckum, and in nearby towns.`,
  lead: 'From Hengelo, our teams go out to homes and businesses across Twente, in the east of the Netherlands, from Almelo to Haaksbergen.',
  orderHere: {
    heading: 'Order for Hengelo on our Dutch site',
    text: 'This site’s postal code field is for Belgium. If you enter a Dutch code such as 7551 AB, a link takes you to the Dutch site with the code filled in.',
    button: 'See this page on the Dutch site',
  },
  districts: {
    heading: 'In Hengelo itself',
    intro: 'All postal codes from 7551 to 7559, in town and in the countryside around it.',
    items: ['Centre', 'Hasselo', 'Groot Driene', 'Woolde', 'Slangenbeek', 'Berflo Es', 'Tuindorp ’t Lansink', 'Beckum'],
  },
  nearby: {
    heading: 'Nearby',
    intro: 'Hengelo is in the middle of Twente. These places are no more than half an hour’s drive away.',
    items: ['Borne', 'Delden', 'Enschede', 'Almelo', 'Oldenzaal', 'Haaksbergen'],
  },
  sections: [
    {
      id: 'homes',
      heading: 'What homes in Hengelo need',
      paragraphs: [
        'Hengelo grew with its factories, and the homes show it{localHomes}. The garden village Tuindorp ’t Lansink, built for the workers of the Stork engineering works, is more than a century old: painted woodwork, small panes, and floors that don’t like much water. The post-war family homes of Groot Driene are being renovated one after another: a job for renovation cleaning.',
        'Slangenbeek is newer: bigger windows, and vents that need cleaning once a year. Around Beckum and in the countryside of Woolde there are farmhouses, where mud, straw and the wood stove decide what comes first{localHomes}.',
      ],
      links: [
        { page: 'rs', label: 'Renovation cleaning' },
        { page: 'ls', label: 'Spring cleaning' },
      ],
    },
    {
      id: 'renting',
      heading: 'Renting, studying, moving',
      paragraphs: [
        'Many people in Twente work or study in Enschede and live in Hengelo, a short train ride away. Rooms and flats change hands all year. For the handover to a Dutch landlord, we have a checklist with English and Dutch side by side.',
      ],
      links: [
        { page: 'handover-checklist', label: 'Handover checklist' },
        { page: 'es', label: 'End-of-tenancy cleaning' },
        { page: 'vs', label: 'Move-in/out cleaning' },
      ],
    },
    {
      id: 'contact',
      heading: 'How to reach us in Hengelo',
      paragraphs: [
        'Call {branchPhone}, {openingHours}, in Dutch or English. There’s no office to visit: the teams come to you.',
      ],
      links: [{ page: 'customer-service', label: 'Customer service' }],
    },
  ],
}
