import { language } from '#copy/language.ts'
import { layout } from '#copy/layout.ts'
import { minutesToBook } from '#copy/minutes-to-book.ts'
import {
  businessCreditCardCommission,
  freeChangeDaysAfterOrdering,
  freeChangeDaysAhead,
  messageRetentionDays,
  usualTeamSize,
} from '../../domain/company/business-rules.ts'
import type { ClaimId } from '../../domain/company/claims.ts'
import { branchCountry, company } from '../../domain/company/company.ts'
import { isInWords } from '../../domain/company/company-schema.ts'
import { displayPhoneNumber } from '../../domain/contact/phone-number.ts'
import { countryOf } from '../../domain/language.ts'
import {
  accessDays,
  draftHours,
  messageLongestDays,
  orderPersonDays,
  photoDays,
  remarkDays,
} from '../../domain/orders/retention.ts'
import { fill, fillAll } from '../fill.ts'
import { formatNumber } from './format-number.ts'
import { spacedZipCode } from './format-work.ts'

const country = countryOf(language)
const legal = company.legal[country]
const euros = formatNumber(company.facts.insuredAmount.value)
const { [branchCountry]: officeOfBranch } = company.phoneNumber
const dialled = displayPhoneNumber(branchCountry, officeOfBranch)

/** The registered address on one line, with a space in a Dutch postcode: "Dorpsstraat 1, 1234 AB Utrecht". */
function seatLine({ street, zipCode, city }: { street: string; zipCode: string; city: string }): string {
  return `${street}, ${spacedZipCode(zipCode)} ${city}`
}

/** The owner's facts as they are in this country. Those in words are empty: pages have the words. */
const factsHere = Object.fromEntries(
  Object.entries(company.facts).map(([name, { value }]) => [
    name,
    isInWords(name) ? '' : typeof value === 'object' ? value[country] : value,
  ]),
) as Record<keyof typeof company.facts, string | number>

/** Values of the placeholders in copy: company facts and business rules, formatted for the site (R1.2). */
export const companyFacts = {
  since: company.since,
  homes: formatNumber(company.figures.homesCleaned ?? 0),
  minutesToBook,
  teamSize: usualTeamSize,
  freeChangeDays: freeChangeDaysAfterOrdering,
  freeAheadDays: freeChangeDaysAhead,
  cardCommission: `${formatNumber(businessCreditCardCommission * 100, 1)}%`,
  purgeDays: messageRetentionDays,
  messageYears: messageLongestDays / 365,
  draftHours,
  photoDays,
  orderNoteDays: remarkDays,
  accessNoteDays: accessDays,
  orderYears: Math.round(orderPersonDays / 365),
  ...factsHere,
  insuredAmount: language === 'en' ? `€${euros}` : `€\u00a0${euros}`,
  /** Begins words that a fact below, or `unconfirmed`, ends: they hold as long as the owner stands by it. */
  promise: '',
  unconfirmed: '',
  openingHours: fill(layout.openingHoursInText, company.hours),
  phone: displayPhoneNumber(country, company.phoneNumber[country]),
  /** The phone number of the office in the branch's country. In the other one it needs the country code. */
  branchPhone: country === branchCountry ? dialled : `${officeOfBranch.slice(0, 3)} ${dialled.slice(1)}`,
  email: company.email[country],
  legalName: legal.name,
  seat: seatLine(legal.seat),
  companyNumber: legal.companyNumber,
  vatNumber: legal.vatNumber,
} as const

/** Fills company facts into all texts of `copy`, at any depth. Throws for an unknown placeholder (see `fillAll`). */
export const withFacts = <Copy>(copy: Copy): Copy => fillAll(copy, companyFacts)

/** The placeholders of claims, with the proof that each needs (R1.3). */
const claimed: Readonly<Record<string, ClaimId>> = { since: 'foundedInYearOfCopyright', homes: 'homesCleaned' }

/** The placeholders (`{name}`) of facts that the owner has not confirmed, and of claims without a proof. */
export const unconfirmedFacts: ReadonlySet<string> = new Set([
  '{unconfirmed}',
  ...Object.entries(company.facts).flatMap(([name, { confirmed }]) => (confirmed ? [] : [`{${name}}`])),
  ...Object.entries(claimed).flatMap(([name, claim]) => (company.claims[claim] ? [] : [`{${name}}`])),
])
