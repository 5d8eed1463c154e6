import type { PageCopy } from '../page-copy.ts'

// Placeholders: {phone}, {email}, {openingHours}.

export const commercialCleaning: PageCopy & {
  services: { heading: string; items: { id: string; title: string; text: string }[] }
  steps: { heading: string; items: { id: string; title: string; text: string }[] }
  callBack: { heading: string; text: string; promise: string }
} = {
  title: 'Commercial cleaning',
  metaTitle: 'Commercial cleaning for businesses | Helderhuis',
  metaDescription:
    'Cleaning for offices, shops, practices, stairwells and newly built premises in Belgium. Leave your details and we call you back within 1 business day.',
  lead: 'Leave your details and we call you back within 1 business day. One contact person, one list of tasks per room, one inspection that you can follow.',
  callBack: {
    heading: 'Let us call you',
    text: 'Tell us who you are and what is to be cleaned. We call on working days and ask what we need for an offer.',
    promise: 'Answer within 1 business day',
  },
  services: {
    heading: 'What we clean for businesses',
    items: [
      {
        id: 'offices',
        title: 'Offices',
        text: 'Desks, meeting rooms, pantry, toilets and floors, before or after working hours. Screens and papers are left as they are.',
      },
      {
        id: 'shops',
        title: 'Shops and showrooms',
        text: 'Entrance, shop floor, fitting rooms and the inside of the shop windows, done before the doors open.',
      },
      {
        id: 'practices',
        title: 'Practices',
        text: 'Waiting room, treatment rooms and sanitary facilities for physiotherapists, dentists and others, by your own hygiene plan.',
      },
      {
        id: 'stairwells',
        title: 'Stairwells and common parts',
        text: 'Stairs, lift, entrance, letterboxes and bin store for owners’ associations and managing agents.',
      },
      {
        id: 'handovers',
        title: 'Handovers for landlords and agents',
        text: 'End-of-tenancy cleaning by the inventory of fixtures, with fixed agreements about keys, dates and reports.',
      },
      {
        id: 'building',
        title: 'After building and fitting out',
        text: 'Building dust, film, paint and grout haze out of offices, shops and new homes, floor by floor if you like.',
      },
    ],
  },
  steps: {
    heading: 'From call to first clean',
    items: [
      {
        id: 'call',
        title: 'We call you',
        text: 'Within 1 business day. Ten minutes are usually enough to know the rooms, the floors and the hours.',
      },
      {
        id: 'look',
        title: 'We look',
        text: 'Larger or unusual premises we visit first. For the others, photos and a floor plan will do.',
      },
      {
        id: 'offer',
        title: 'You get an offer',
        text: 'With the tasks per room, how often, at what hours, with which team and at what price. You can strike and add lines.',
      },
      {
        id: 'start',
        title: 'We begin',
        text: 'The first visit starts with a walk-through, like every visit of ours, and ends with an inspection.',
      },
    ],
  },
  sections: [
    {
      id: 'agreements',
      heading: 'What we agree on beforehand',
      paragraphs: ['Most trouble in commercial cleaning comes from what nobody wrote down. So we write it down.'],
      list: [
        'Keys, alarm codes and who is called if the alarm goes off',
        'Rooms that are locked, and papers that nobody may see',
        'Who replaces soap, paper and bin bags',
        'Who inspects, how often, and what happens with remarks',
        'How either side can end the agreement',
      ],
    },
    {
      id: 'direct',
      heading: 'Prefer to call yourself?',
      paragraphs: ['You reach us on {phone}, {openingHours}. Floor plans and photos can be e-mailed to {email}.'],
      links: [{ page: 'terms-and-conditions', label: 'Terms, with the article for businesses' }],
    },
  ],
}
