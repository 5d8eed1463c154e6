import type { Country } from '../language.ts'
import { beRegionOf } from './belgian-postcodes.ts'
import { nlRegionOf } from './dutch-regions.ts'
import { type Coverage, checkCoveredPostcode, type ZipCode } from './postcode.ts'
import type { RegionId } from './region.ts'

/** A postcode as people write it within a sentence: a Dutch one has two letters. */
const inText = { BE: /\b[1-9]\d{3}\b/g, NL: /\b[1-9]\d{3}(?:\s?[A-Z]{2}|[a-z]{2})\b/g }

/**
 * The first postcode in a text that we do not cover (R5.4). Visitors from there are sent to the contact form, which
 * already contains the postcode.
 * @param country of the site that the text came from
 * @param coverage of the company in that country
 */
export function uncoveredPostcodeIn(
  country: Country,
  text: string,
  coverage: Coverage | undefined,
): ZipCode | undefined {
  for (const [typed] of text.matchAll(inText[country])) {
    const check = checkCoveredPostcode(country, typed, coverage)
    if (!check.ok && check.problem === 'notCovered') return check.zipCode
  }
  return undefined
}

/** The region of a postcode. */
export const regionOf = (zipCode: string): RegionId | undefined =>
  nlRegionOf(zipCode as ZipCode) ?? beRegionOf(zipCode as ZipCode)
