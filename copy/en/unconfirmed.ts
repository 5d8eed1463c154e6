import type { ClaimId } from '../../domain/company/claims.ts'
import { brand, type company, isInvented } from '../../domain/company/company.ts'

/** What says that samples are samples, once a page, and the page that lists what the owner has not confirmed (R1.5). */
export const unconfirmed = {
  title: 'What isn’t confirmed yet',
  metaTitle: `What isn’t confirmed yet | ${brand}`,
  metaDescription:
    'What our pages say but we haven’t confirmed yet: claims without proof, promises and figures. While this is a demonstration, prices and reviews too.',
  lead: 'Our pages say the following, but it hasn’t been confirmed yet.',
  /** At sample prices. */
  demonstration: {
    bar: `Demonstration: ${isInvented ? 'company, prices, reviews and promises' : 'prices and reviews'} are examples; nothing is for sale yet.`,
    link: 'What isn’t real',
    lead: `${isInvented ? 'This site shows how a cleaning company could work.' : 'This site isn’t open yet.'} Try everything: nobody will come, and there’s nothing to pay.`,
    heading: 'Made up',
    samples: [
      'All prices and free dates',
      'All reviews and ratings, unless they come from Google',
      ...(isInvented ? ['The company: its addresses, phone numbers and registrations'] : []),
    ],
  },
  /** At real prices, at the foot of pages. */
  note: 'Dotted underline: not confirmed yet.',
  noteLink: 'See the whole list',
  headings: { claims: 'Claims without proof', promises: 'Promises', facts: 'Figures and practices' },
  none: 'Everything on our pages has been confirmed.',
  facts: {
    insuredAmount: 'What the liability insurance covers, per claim, in euros',
    guaranteeDays: 'Days after the visit in which a problem can be reported',
    reworkDays: 'Days after the report in which the work is redone',
    complaintDays: 'Days in which a complaint is decided',
    paymentDays: 'Days after the visit in which a payment link has to be paid',
    invoiceDays: 'Days in which a business has to pay an invoice',
    prepaymentDays: 'Days before the visit by which an absent customer has to pay',
    waitMinutes: 'Minutes that a team waits at a closed door',
    morningArrival: 'When teams arrive in the morning',
    afternoonArrival: 'When teams arrive in the afternoon',
    paymentMethods: 'Payment methods behind a payment link',
    businessRate: 'Euros per person per hour for businesses, without VAT',
    noticeDays: 'Notice for ending regular cleaning of a business, in days',
    teamLanguages: 'Languages that teams speak',
    colourCodedCloths: 'Cloths have one colour per kind of room, and are washed hot before another home',
    secondPersonCheck: 'Someone who didn’t clean a room checks it, against the light and with a white cloth',
    hepaFilters: 'Vacuum cleaners with HEPA filters are used after building work',
    workingMethods: 'Teams keep a fixed order, test on a hidden spot, dose as the label says and never mix products',
    complaintsByTask: 'Complaints are looked at by room and task',
    localHomes: 'What our pages say about the homes around the branch',
  },
  promises: {
    parkingIncluded: 'The price includes parking',
    productsIncluded: 'The team brings products, cloths and machines at no extra charge',
    noCash: 'Teams take no cash',
    lateCosts: 'After a first reminder, the costs that the law allows may be charged',
    keysReturned: 'A key is noted without the address, returned on the day of the visit, and never kept',
    cleanersTrained: 'Cleaners are trained on the task lists and checked before their first visit',
    identityChecked: 'Identity and right to work are checked before the first visit',
    dataInEea: 'Personal data stays within the European Economic Area',
    partnersInsured: 'Partner companies have to be insured against damage',
    closedOnHolidays: 'The office is closed on public holidays',
    noVisitsOnHolidays: 'No visits on public holidays, 24 and 31 December',
  },
  claims: {
    homesCleaned: 'The number of homes cleaned',
    foundedInYearOfCopyright: 'The year in “cleaning since”',
    minutesToBook: 'The minutes it takes to book',
    certifiedProfessionals: 'Certified professionals',
    payByCardTerminal: 'Payment by card terminal',
    satisfactionGuarantee: 'Satisfaction guarantee',
    answeredInTime: 'An answer in time, in both languages, as the sites promise',
    noServiceVouchers: 'No service vouchers',
    noPersonalBudgets: 'No personal budgets (pgb, Wmo)',
    samePriceIfFinishedSooner: 'The same price if the team finishes sooner',
    guaranteeCoversHourlyWork: 'The guarantee covers hourly work',
    noRegularCleaningOfHomes: 'No regular cleaning of homes',
    refusedExtraTimeIsFree: 'Calling off is free if the customer refuses extra time',
    visitsOnSaturday: 'Visits on Saturday',
    coverage: 'The area in which we clean',
    oneContactForBusinesses: 'One point of contact for businesses',
    complaintSeenByColleague: 'A colleague looks again at a complaint',
    ratingsNotPaidFor: 'We don’t pay for ratings',
    officeInEnglishAndDutch: 'An office that speaks English and Dutch',
    noDutchDisputesCommittee: 'No Dutch disputes committee',
    workOrderMailedToAbsentCustomer: 'An e-mail after the visit to customers who weren’t there',
  },
} satisfies {
  facts: Record<keyof typeof company.facts, string>
  promises: Record<keyof typeof company.promises, string>
  claims: Record<ClaimId, string>
  [words: string]: unknown
}
