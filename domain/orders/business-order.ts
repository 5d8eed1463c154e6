import * as v from 'valibot'
import { countries } from '../language.ts'
import { storedCents } from '../money/stored-cents.ts'

/** What a business has cleaned, by which its VAT goes (R19.3). `dwelling` includes the common parts of flats. */
export const businessPlaces = ['dwelling', 'premises', 'mixed'] as const

/** What an order for a business agrees on instead of a home's rooms and price (R19.1), as its column holds it. */
export const businessAgreement = v.object({
  /** Who the contract is with. The number is in its official notation; addresses are street and house number. */
  company: v.object({
    name: v.string(),
    companyNumber: v.string(),
    vatNumber: v.exactOptional(v.string()),
    street: v.string(),
    zipCode: v.string(),
    city: v.string(),
    country: v.picklist(countries),
  }),
  /** Whether it files periodic VAT returns, and whether it is a cleaning firm for which we work. */
  filesReturns: v.boolean(),
  isCleaner: v.boolean(),
  /** Present where the buyer owes the VAT (R18.44). */
  isReverse: v.exactOptional(v.literal(true)),
  /** Where mail about money goes; the rest goes to the person of the order. */
  invoiceEmail: v.string(),
  /** The company's own reference; empty if it has none. */
  reference: v.string(),
  place: v.picklist(businessPlaces),
  /** The share of a mixed place that is a dwelling; null for others. */
  dwellingPercent: v.nullable(v.number()),
  /** What is done, in the words of the agreement. */
  work: v.string(),
  /** The price without VAT. */
  netCents: storedCents,
})
export type BusinessAgreement = v.InferOutput<typeof businessAgreement>
