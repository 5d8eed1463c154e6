import type { Country } from '../language.ts'
import { checkPostcode, type ZipCode } from './postcode.ts'

/** Four digits and two letters, as people write a Dutch postcode within a sentence. */
const inText = /\b[1-9]\d{3}(?:\s?[A-Z]{2}|[a-z]{2})\b/g

/**
 * The first postcode in a text that we do not cover (R5.4). Visitors from there are sent to the contact form, which
 * already contains the postcode.
 * @param country of the site that the text came from
 */
export function uncoveredPostcodeIn(country: Country, text: string): ZipCode | undefined {
  for (const [typed] of text.matchAll(inText)) {
    const check = checkPostcode(country, typed)
    if (!check.ok && check.problem === 'notCovered') return check.zipCode
  }
  return undefined
}

/** First and last four digits, with the island that they belong to. */
const islands = [
  [1790, 1797, 'Texel'],
  [8880, 8897, 'Terschelling'],
  [8899, 8899, 'Vlieland'],
  [9160, 9164, 'Ameland'],
  [9166, 9166, 'Schiermonnikoog'],
] as const

/** The place of a postcode where we do not work, for the office; its digits where it has no name here. */
export function uncoveredPlace(zipCode: string): string {
  const digits = Number(zipCode.slice(0, 4))
  return islands.find(([first, last]) => digits >= first && digits <= last)?.[2] ?? zipCode.slice(0, 4)
}
