import type { Country } from '../language.ts'
import { checkPostcode, type PostcodeCheck } from './postcode.ts'

/**
 * Where a company goes in one country, as short as pages carry it: how many codes from 0 on it leaves out, how many it
 * goes to, and so forth. `[1000, 790, 8, 8202]` is everywhere but 1790–1797.
 */
export type Coverage = readonly number[]

export const everywhere: Coverage = [1000, 9000]

/** Whether a company goes to a code, by its first four digits. */
export const isCovered = (coverage: Coverage, digits: number): boolean =>
  bordersOf(coverage).filter((border) => border <= digits).length % 2 === 1

/** The codes from which on the company goes somewhere, or does not any more, in turns. */
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
