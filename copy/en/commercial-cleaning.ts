import { brand } from '../../domain/company/brand.ts'
import type { PageCopy } from '../page-copy.ts'

// Placeholders: {phone}, {email}, {openingHours}, {insuredAmount}.

export const commercialCleaning: PageCopy & {
  services: { heading: string; items: { id: string; title: string; text: string }[] }
  steps: { heading: string; items: { id: string; title: string; text: string }[] }
  callBack: { heading: string; text: string; promise: string }
} = {
  title: 'Cleaning for your business, agreed in writing',
  metaTitle: `Commercial cleaning for businesses | ${brand}`,
  metaDescription:
    'Cleaning for offices, shops, medical practices, stairwells and new buildings in Belgium. Leave your details and we’ll call you within 1 business day.',
  lead: 'Leave your details and we’ll call you back within 1 business day. One contact person, one task list per room, and checks you can see for yourself.',
  callBack: {
    heading: 'Let us call you',
    text: 'Tell us who you are and what needs cleaning. We’ll call on a working day and ask what we need for a quote.',
    promise: 'Answer within 1 business day',
  },
  services: {
    heading: 'What we clean for businesses',
    items: [
      {
        id: 'offices',
        title: 'Offices',
        text: 'Desks, meeting rooms, kitchenette, toilets and floors, before or after working hours. We leave screens and papers as they are.',
      },
      {
        id: 'shops',
        title: 'Shops and showrooms',
        text: 'Entrance, shop floor, fitting rooms and the inside of the shop windows, done before you open.',
      },
      {
        id: 'practices',
        title: 'Medical and dental practices',
        text: 'Waiting room, treatment rooms and toilets for doctors, dentists, physiotherapists and others, following your hygiene plan.',
      },
      {
        id: 'stairwells',
        title: 'Stairwells and common parts',
        text: 'Stairs, lift, entrance, letterboxes and bin store, for owners’ associations and managing agents.',
      },
      {
        id: 'handovers',
        title: 'Handovers for landlords and agents',
        text: 'End-of-tenancy cleaning checked against the inventory, with keys, dates and reports agreed once.',
      },
      {
        id: 'building',
        title: 'After building or fitting out',
        text: 'Building dust, film, paint and grout haze removed from offices, shops and new homes, floor by floor if you like.',
      },
    ],
  },
  steps: {
    heading: 'From call to first clean',
    items: [
      {
        id: 'call',
        title: 'We call you',
        text: 'Ten minutes is usually enough to talk through rooms, floors and hours.',
      },
      {
        id: 'look',
        title: 'We take a look',
        text: 'If your premises are large or unusual, we come and see them before we quote. Otherwise photos and a floor plan will do.',
      },
      {
        id: 'offer',
        title: 'You get a quote',
        text: 'With the tasks per room, how often, at what hours, by which team and at what price. Cross out or add whatever you like.',
      },
      {
        id: 'start',
        title: 'We start',
        text: 'The first visit starts with a walk-through. Every visit ends with a check against the list.',
      },
    ],
  },
  sections: [
    {
      id: 'price',
      heading: 'What decides the price',
      paragraphs: ['Every business is different, so there’s no price by postal code. Your quote depends on:'],
      list: [
        'The floor area and the kinds of floor',
        'The tasks, room by room',
        'How often we come, and at what hours',
        'Machines or products your premises need',
      ],
    },
    {
      id: 'agreements',
      heading: 'What we put in writing',
      paragraphs: [
        'Trouble in commercial cleaning often comes from what nobody wrote down. So we put it in writing, and we’re insured up to {insuredAmount} per claim. You’ll find in your quote:',
      ],
      list: [
        'How we handle keys and alarm codes, and who gets the call if the alarm goes off',
        'Rooms that stay locked, and papers nobody may see',
        'Who replaces soap, paper and bin bags',
        'Who checks, how often, and who stands in when someone is ill',
        'The notice period for either side',
      ],
    },
    {
      id: 'direct',
      heading: 'Prefer to call us?',
      paragraphs: ['You can reach us on {phone}, {openingHours}. E-mail floor plans and photos to {email}.'],
      links: [{ page: 'terms-and-conditions', label: 'Terms, with an article for businesses' }],
    },
  ],
}
