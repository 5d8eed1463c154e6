/**
 * The claims of the sites, which only the owner can vouch for (R1.3). Claims that the specification words come first:
 * their sentences stay as they are.
 */
export const claimIds = [
  'homesCleaned',
  'foundedInYearOfCopyright',
  'minutesToBook',
  'certifiedProfessionals',
  'payByCardTerminal',
  'satisfactionGuarantee',
  'answeredInTime',
  // Further promises of the pages.
  'identityChecked',
  'partnersVettedAndInsured',
  'noServiceVouchers',
  'noPersonalBudgets',
  'noCash',
  'samePriceIfFinishedSooner',
  'guaranteeCoversHourlyWork',
  'noRegularCleaningOfHomes',
  'parkingIncluded',
  'keysReturnedSameDay',
  'refusedExtraTimeIsFree',
  'visitsOnSaturday',
  'closedOnPublicHolidays',
  'oneContactForBusinesses',
  'complaintSeenByColleague',
  'ratingsNotPaidFor',
  'hostedInTheEea',
  'officeInEnglishAndDutch',
  'noDutchDisputesCommittee',
  'workOrderMailedToAbsentCustomer',
] as const

export type ClaimId = (typeof claimIds)[number]
