/**
 * The claims of the sites, which only the owner can vouch for (R1.3), each with what would prove it. Claims that the
 * specification words come first: their sentences stay as they are.
 */
export const claims = {
  homesCleaned: 'the number of homes cleaned: the visits in the books since the first year',
  foundedInYearOfCopyright: 'cleaning since the year of the copyright line: the company register, or the first invoice',
  minutesToBook: 'the minutes it takes to book: ten first-time customers timed, with the sizes of their rooms at hand',
  certifiedProfessionals:
    'certified professionals: a certificate of each person from outside, or the record of our own training and supervised clean',
  payByCardTerminal: 'payment by card terminal: a contract for terminals, one for each team that is out',
  satisfactionGuarantee: 'satisfaction guarantee: its terms, and how many visits were redone or refunded last year',
  answeredInTime:
    'an answer within 1 business day in English and within 24 hours in Dutch, weekends included: who answers on which day',
  // Further promises of the pages.
  identityChecked: 'identity and right to work checked: the record kept for each person',
  partnersVettedAndInsured: 'partners vetted and insured: the contract with each partner and a copy of its policy',
  noServiceVouchers: 'no service vouchers: that the company is not recognised for them',
  noPersonalBudgets: 'no personal budgets (pgb, Wmo): that the company has no contract for them',
  noCash: 'no cash: the instruction to teams',
  samePriceIfFinishedSooner: 'the same price if the team finishes sooner: the instruction to teams',
  guaranteeCoversHourlyWork: 'the guarantee covers hourly work: the instruction to the office',
  noRegularCleaningOfHomes: 'no regular cleaning of homes: that none is sold by phone either',
  parkingIncluded: 'parking included: that no order is charged for it',
  keysReturnedSameDay: 'keys returned the same day and none kept: the key register',
  refusedExtraTimeIsFree: 'calling off is free if extra time is refused: the instruction to teams',
  visitsOnSaturday: 'visits on Saturday: the roster',
  closedOnPublicHolidays: 'closed on public holidays: the roster of the office',
  oneContactForBusinesses: 'one point of contact for businesses: the name in each contract',
  complaintSeenByColleague: 'a colleague looks again at a complaint: the name on each decision',
  ratingsNotPaidFor: 'ratings are not paid for: that no discount or gift goes with the request',
  hostedInTheEea: 'data within the European Economic Area: the contracts for hosting, mail, text messages and payments',
  officeInEnglishAndDutch: 'an office that speaks English and Dutch: its roster',
  noDutchDisputesCommittee: 'no Dutch disputes committee: that the company has joined none',
  workOrderMailedToAbsentCustomer: 'the work order mailed to absent customers: one such mail',
} as const

export type ClaimId = keyof typeof claims

export const claimIds = Object.keys(claims) as ClaimId[]
