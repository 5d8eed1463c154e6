/** Marketing claims that the owner has to be able to prove (R1.3). */
export const claimIds = [
  'homesCleaned',
  'minutesToBook',
  'certifiedProfessionals',
  'satisfactionGuarantee',
  // Further promises of the pages that only the owner can vouch for.
  'foundedInYearOfCopyright',
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

/**
 * Where the proof of a claim is kept, who checked it and when, in the owner's words: 'orders since 2006, ledger K3,
 * checked by the bookkeeper on 1 May 2026'. `npm run content -- report` lists claims without a proof.
 */
export const claimProofs: Readonly<Partial<Record<ClaimId, string>>> = {}
