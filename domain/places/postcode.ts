import type { Brand } from 'valibot'
import type { Country } from '../language.ts'

/** A postcode in canonical form, '2000' in Belgium and '7551AB' in the Netherlands. Only `checkPostcode` makes one. */
export type ZipCode = string & Brand<'ZipCode'>

export type PostcodeProblem = 'required' | 'malformed' | 'otherCountry' | 'notCovered'

/** `zipCode` is also set for `otherCountry`, as it goes along to the other site (R5.5), and for `notCovered` (R5.4). */
export type PostcodeCheck = { ok: true; zipCode: ZipCode } | { ok: false; problem: PostcodeProblem; zipCode?: ZipCode }

/**
 * The `pattern` attribute of a postcode field on either site. It accepts every code that `checkPostcode` understands,
 * also of the other country: if the browser blocked it, visitors would not see the link to the other site.
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
 * - Belgium (R5.2): 1000–9999, with an optional `B` or `BE` in front.
 * - Netherlands (R5.3): four digits not starting with 0 and two letters other than SA, SD and SS (never issued), with
 *   an optional `NL` in front.
 * - Case is ignored, and so are spaces, dashes and invisible characters around the code, after the country and before
 *   the letters. A valid code of the other country is `otherCountry` (R5.5).
 * - Whether the company goes there is for `checkCoveredPostcode`.
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

/**
 * Where a company goes in one country, as short as pages carry it: how many codes from 0 on it leaves out, how many it
 * goes to, and so forth. `[1000, 790, 8, 8202]` is everywhere but 1790–1797.
 */
export type Coverage = readonly number[]

export const everywhere: Coverage = [1000, 9000]

/** Whether a company goes to a code, by its first four digits. */
export const isCovered = (coverage: Coverage, digits: number): boolean =>
  bordersOf(coverage).filter((border) => border <= digits).length % 2 === 1

/** Range boundaries, alternating: first covered code, first uncovered code. */
export function bordersOf(coverage: Coverage): number[] {
  let border = 0
  return coverage.map((length) => (border += length))
}

/** First and last code of each stretch from 1000 on where the company does not go. */
export function gapsOf(coverage: Coverage): [first: number, last: number][] {
  const borders = [1000, ...bordersOf(coverage), 10_000]
  return borders.flatMap((first, index) => {
    const last = (borders[index + 1] ?? 0) - 1
    return index % 2 === 0 && first <= last ? [[first, last]] : []
  })
}

/**
 * Checks a postcode as `checkPostcode` does, and whether the company goes there (R5.4): `notCovered` where it does not.
 * @param coverage undefined: everywhere
 */
export function checkCoveredPostcode(
  country: Country,
  text: string,
  coverage: Coverage | undefined = everywhere,
): PostcodeCheck {
  const check = checkPostcode(country, text)
  if (!check.ok || isCovered(coverage, Number(check.zipCode.slice(0, 4)))) return check
  return { ok: false, problem: 'notCovered', zipCode: check.zipCode }
}
