import { brand } from '../../domain/company/company.ts'
import { promised, sectionsOf, withIds } from '../page-copy.ts'

// Placeholders: {phone}, {email}, {openingHours}, {insuredAmount}, {businessRate}, {noticeDays}, {invoiceDays}.

export const commercialCleaning = {
  title: 'Business cleaning you don’t have to chase',
  metaTitle: `Commercial cleaning for businesses | ${brand}`,
  metaDescription:
    'Cleaning for offices, shops, medical practices, stairwells and new buildings in Belgium. From call to quote, what it costs, and our terms.',
  lead: 'One point of contact, a task list for every room, and a check against that list after every clean. Give us your details and we’ll call you back within 1 business day.',
  callBack: {
    heading: 'Let us call you',
    text: 'Tell us who you are and what needs cleaning. We’ll call, ask about your rooms and hours, and tell you roughly what it costs.',
    promise: 'We’ll call within 1 business day',
  },
  services: {
    heading: 'What we clean for businesses',
    items: [
      {
        title: 'Offices',
        text: 'Desks, meeting rooms, kitchenette, toilets and floors, before or after working hours. We leave screens and papers as they are.',
      },
      {
        title: 'Shops and showrooms',
        text: 'Entrance, shop floor, fitting rooms and the inside of the shop windows, done before you open.',
      },
      {
        title: 'Medical and dental practices',
        text: 'Waiting room, treatment rooms and toilets for doctors, dentists and physiotherapists, following your own hygiene plan.',
      },
      {
        title: 'Stairwells and common parts',
        text: 'Stairs, lift, entrance, letterboxes and bin store, for owners’ associations and managing agents.',
      },
      {
        title: 'Handovers for landlords and agents',
        text: 'End-of-tenancy cleaning checked against the inventory, with keys, dates and reports agreed once.',
      },
      {
        title: 'After building or fitting out',
        text: 'Building dust, film, paint and grout haze removed from offices, shops and new homes, floor by floor if you like.',
      },
    ],
  },
  steps: {
    heading: 'From call to first clean',
    items: withIds({
      call: {
        title: 'We call you',
        text: 'Ten minutes is usually enough. We ask about your rooms, floors and hours, and what went wrong before; you get a rough price there and then.',
      },
      look: {
        title: 'We take a look if needed',
        text: 'If your premises are large or unusual, we come and see them before we quote. Otherwise photos and a floor plan will do.',
      },
      offer: {
        title: 'You get a quote',
        text: 'It lists the tasks per room, how often we come, when, which team and the price. Cross out or add whatever you like.',
      },
      start: {
        title: 'First clean',
        text: 'The first visit begins with a walk-through. Every visit ends with a check against the list.',
      },
    }),
  },
  sections: sectionsOf({
    price: {
      heading: 'What it costs',
      paragraphs:
        'Reckon on about €{businessRate} per person per hour, excluding VAT. Business premises differ too much for a price by postal code, so your quote depends on:',
      list: [
        'The size of your premises, and the types of floor',
        'The tasks, room by room',
        'How often we come, and at what hours',
        'Machines or products your premises need',
      ],
    },
    agreements: {
      heading: 'What we put in writing',
      paragraphs:
        'When business cleaning goes wrong, it’s usually over something nobody wrote down. So we write it down. Your quote sets out:',
      list: [
        'How we handle keys and alarm codes, and who gets the call if the alarm goes off',
        'Which rooms stay locked, and how we treat confidential papers',
        'Who replaces soap, paper and bin bags',
        'Who checks, how often, and who stands in when someone is ill',
        'Who your point of contact is, and how to reach them',
      ],
    },
    terms: {
      heading: 'The terms in short',
      paragraphs: [],
      list: [
        'No minimum contract: either side can stop after a notice period of {noticeDays} days',
        'An invoice after each visit, due within {invoiceDays} days. For regular cleaning we make you an offer',
        'Insured up to {insuredAmount} per claim',
        promised(
          'noVisitsOnHolidays',
          'No visits on Sundays or public holidays, unless your quote says so',
          'No visits on Sundays, unless your quote says so',
        ),
      ],
      links: [{ page: 'business-terms', label: 'Our terms for businesses' }],
    },
    direct: {
      heading: 'Prefer to call us?',
      paragraphs: 'You can reach us on {phone}, {openingHours}. E-mail floor plans and photos to {email}.',
    },
  }),
}
