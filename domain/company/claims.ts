/**
 * The claims of the sites, which only the owner can vouch for (R1.3). Those that the specification words come first:
 * their sentences stay as they are. What the owner answers with yes or no is among the promises.
 */
export const claimIds = [
  'homesCleaned',
  'foundedInYearOfCopyright',
  'minutesToBook',
  'certifiedProfessionals',
  'payByCardTerminal',
  'satisfactionGuarantee',
  'answeredInTime',
  'noServiceVouchers',
  'noPersonalBudgets',
  'samePriceIfFinishedSooner',
  'guaranteeCoversHourlyWork',
  'noRegularCleaningOfHomes',
  'refusedExtraTimeIsFree',
  'visitsOnSaturday',
  'oneContactForBusinesses',
  'complaintSeenByColleague',
  'ratingsNotPaidFor',
  'officeInEnglishAndDutch',
  'noDutchDisputesCommittee',
  'coverage',
  'workOrderMailedToAbsentCustomer',
] as const

export type ClaimId = (typeof claimIds)[number]

/** Claims that pages of one country alone make. */
const countryOfClaim: Partial<Record<ClaimId, string>> = {
  noServiceVouchers: 'BE',
  noPersonalBudgets: 'NL',
  noDutchDisputesCommittee: 'NL',
}

/** The claims on a company's pages: of homes cleaned if it has counted them, of both languages if it has both. */
export const claimsOf = ({
  countries,
  figures,
}: {
  countries: readonly string[]
  figures: { homesCleaned?: unknown }
}) =>
  claimIds.filter(
    (id) =>
      (id !== 'homesCleaned' || figures.homesCleaned !== undefined) &&
      (id !== 'officeInEnglishAndDutch' || countries.length > 1) &&
      countries.includes(countryOfClaim[id] ?? countries[0] ?? ''),
  )

/** Claims that folders of older releases may still hold: promises ask the same. */
export const formerClaimIds = [
  'identityChecked',
  'partnersVettedAndInsured',
  'noCash',
  'parkingIncluded',
  'keysReturnedSameDay',
  'closedOnPublicHolidays',
  'hostedInTheEea',
] as const
