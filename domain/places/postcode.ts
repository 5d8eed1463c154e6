import type { Brand } from 'valibot'
import type { Country } from '../language.ts'
import type { BelgianRegionId } from './region.ts'

/** A postcode that was checked, in its canonical form: '2000' in Belgium, '7551AB' in the Netherlands. Only `checkPostcode` makes one. */
export type ZipCode = string & Brand<'ZipCode'>

export type PostcodeProblem = 'required' | 'malformed' | 'otherCountry' | 'notCovered'

/** With `otherCountry`, `zipCode` is valid in the other country and goes along to its site; with `notCovered` it is the island's. */
export type PostcodeCheck = { ok: true; zipCode: ZipCode } | { ok: false; problem: PostcodeProblem; zipCode?: ZipCode }

/**
 * `pattern` attribute for a postcode field on either site. It accepts every code that `checkPostcode` understands, those of the
 * other country included: a browser that stopped these would hide the link to the other site.
 */
export const postcodePattern =
  '\\s*(?:(?:[Bb][Ee]?-)?[1-9]\\d{3}|(?:[Nn][Ll]-)?[1-9]\\d{3}[\\s\\-]?(?![Ss][AaDdSs])[A-Za-z]{2})\\s*'

/** The longest text taken as a postcode, with prefix and spaces, in UTF-16 units. */
export const longestPostcode = 12

/**
 * Checks what a visitor typed as a postcode on the site of `country`.
 *
 * - Belgium: 1000–9999, with or without a leading `B-` or `BE-`. Covered everywhere.
 * - Netherlands: four digits not starting with 0 and two letters other than SA, SD and SS (never issued), with or without
 *   one space or hyphen between them and a leading `NL-`. Covered except for the Wadden islands.
 * - Case and outer spaces never matter. A valid code of the other country is `otherCountry`; whether it is covered is for the
 *   other site to say.
 */
export function checkPostcode(country: Country, text: string): PostcodeCheck {
  const typed = text.trim()
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
  // Only on the Dutch site: 1790, 8880 and 9160 are ordinary towns in Belgium.
  if (country === 'NL' && isWaddenIsland(own)) return { ok: false, problem: 'notCovered', zipCode: own }
  return { ok: true, zipCode: own }
}

// The flag `i` knows ASCII only: unlike `toUpperCase` it takes no 'ſ' for an S and no ligature for two letters.
function parseBelgian(typed: string): ZipCode | undefined {
  return /^(?:BE?-)?([1-9]\d{3})$/i.exec(typed)?.[1] as ZipCode | undefined
}

function parseDutch(typed: string): ZipCode | undefined {
  const found = /^(?:NL-)?([1-9]\d{3})[\s-]?((?!S[ADS])[A-Z]{2})$/i.exec(typed)
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

// Each range begins with its entry and ends before the next one (Bpost's division of the codes by province).
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
 * The province (or Brussels) of a Belgian postcode; undefined for a Dutch one. A code that no town has falls in the province of
 * its range.
 */
export function beRegionOf(zipCode: ZipCode): BelgianRegionId | undefined {
  if (zipCode.length !== 4) return undefined
  return belgianRegions.findLast(([first]) => Number(zipCode) >= first)?.[1]
}
