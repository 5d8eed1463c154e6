import type { Brand } from 'valibot'
import type { Country } from '../language.ts'
import type { BelgianRegionId } from './region.ts'

/**
 * A checked postcode in canonical form: '2000' in Belgium, '7551AB' in the Netherlands. Only `checkPostcode` creates
 * one.
 */
export type ZipCode = string & Brand<'ZipCode'>

export type PostcodeProblem = 'required' | 'malformed' | 'otherCountry' | 'notCovered'

/** `zipCode` is also set for `otherCountry`, where it goes along to the other site (R5.5), and for `notCovered`. */
export type PostcodeCheck = { ok: true; zipCode: ZipCode } | { ok: false; problem: PostcodeProblem; zipCode?: ZipCode }

/**
 * The `pattern` attribute of a postcode field on either site. It accepts every code that `checkPostcode` understands.
 * That includes codes of the other country: if the browser blocked them, visitors would not see the link to the other
 * site.
 */
export const postcodePattern = (() => {
  const gap = '[\\s\\p{Pd}\\p{Cf}]*'
  const belgian = `(?:[Bb][Ee]?${gap})?[1-9]\\d{3}`
  const dutch = `(?:[Nn][Ll]${gap})?[1-9]\\d{3}${gap}(?![Ss][AaDdSs])[A-Za-z]{2}`
  return `${gap}(?:${belgian}|${dutch})${gap}`
})()

/** The maximum length of a postcode as typed, with prefix and spaces, in UTF-16 units. */
export const longestPostcode = 20

/**
 * Checks a postcode as typed on the site of `country`.
 *
 * - Belgium (R5.2): 1000–9999, with an optional `B` or `BE` in front. All of them are covered.
 * - Netherlands (R5.3, R5.4): four digits not starting with 0 and two letters other than SA, SD and SS (never issued),
 *   with an optional `NL` in front. All but the Wadden islands are covered.
 * - Case is ignored, and so are spaces, dashes and invisible characters around the code, after the country and before
 *   the letters. A valid code of the other country is `otherCountry` (R5.5); the other site decides whether it is
 *   covered.
 */
export function checkPostcode(country: Country, text: string): PostcodeCheck {
  const typed = text.replace(/[\s\p{Pd}\p{Cf}]+/gu, ' ').trim()
  if (typed === '') return { ok: false, problem: 'required' }
  const belgian = parseBelgian(typed)
  const dutch = parseDutch(typed)
  const own = country === 'BE' ? belgian : dutch
  const other = country === 'BE' ? dutch : belgian
  if (own === undefined) {
    return other === undefined
      ? { ok: false, problem: 'malformed' }
      : { ok: false, problem: 'otherCountry', zipCode: other }
  }
  // On the Dutch site only: in Belgium 1790, 8880 and 9160 are ordinary towns.
  if (country === 'NL' && isWaddenIsland(own)) return { ok: false, problem: 'notCovered', zipCode: own }
  return { ok: true, zipCode: own }
}

// The flag `i` only covers ASCII. `toUpperCase` alone would turn 'ſ' into S and a ligature into two letters.
function parseBelgian(typed: string): ZipCode | undefined {
  return /^(?:BE? ?)?([1-9]\d{3})$/i.exec(typed)?.[1] as ZipCode | undefined
}

function parseDutch(typed: string): ZipCode | undefined {
  const found = /^(?:NL ?)?([1-9]\d{3}) ?((?!S[ADS])[A-Z]{2})$/i.exec(typed)
  return found ? (`${found[1]}${found[2]}`.toUpperCase() as ZipCode) : undefined
}

// First and last four digits of Texel, Vlieland and Terschelling, Ameland and Schiermonnikoog.
const waddenIslands = [
  [1790, 1797],
  [8880, 8885],
  [8891, 8897],
  [8899, 8899],
  [9160, 9164],
  [9166, 9166],
] as const

function isWaddenIsland(dutchZipCode: ZipCode): boolean {
  const digits = Number(dutchZipCode.slice(0, 4))
  return waddenIslands.some(([first, last]) => digits >= first && digits <= last)
}

// First and last code of each stretch at the end of a sorting district in which Bpost has assigned none.
const unassigned = [
  [1496, 1499],
  [2991, 2999],
  [3991, 3999],
  [4991, 4999],
  [5681, 5999],
  [6998, 6999],
  [7974, 7999],
  [8981, 8999],
  [9993, 9999],
] as const

/**
 * Whether a place may have this postcode (R5.10). A Belgian code of a stretch without any place has none: it gets no
 * price, though the hand-off takes it along (R5.2). Single gaps inside a stretch count as assigned, and so does every
 * Dutch code: neither country's list of codes may be passed on with a program.
 */
export function isAssigned(zipCode: ZipCode): boolean {
  const code = zipCode.length === 4 ? Number(zipCode) : 0
  return !unassigned.some(([first, last]) => code >= first && code <= last)
}

// The first code of each range; a range ends before the next one (Bpost's division of codes by province).
const belgianRegions: readonly (readonly [number, BelgianRegionId])[] = [
  [1000, 'brussels'],
  [1300, 'walloonBrabant'],
  [1500, 'flemishBrabant'],
  [2000, 'antwerp'],
  [3000, 'flemishBrabant'],
  [3500, 'limburg'],
  [4000, 'liege'],
  [5000, 'namur'],
  [6000, 'hainaut'],
  [6600, 'luxembourg'],
  [7000, 'hainaut'],
  [8000, 'westFlanders'],
  [9000, 'eastFlanders'],
]

/**
 * The province (or Brussels) of a Belgian postcode. Undefined for a Dutch one. An unused code counts as part of the
 * province of its range.
 */
export function beRegionOf(zipCode: ZipCode): BelgianRegionId | undefined {
  if (zipCode.length !== 4) return undefined
  return belgianRegions.findLast(([first]) => Number(zipCode) >= first)?.[1]
}
