import type { Country } from '../language.ts'
import { belgianStretches } from './belgian-postcodes.ts'
import { dutchStretches } from './dutch-regions.ts'
import { bordersOf, type Coverage, isCovered } from './postcode.ts'
import { type RegionId, regionIds } from './region.ts'

/** Where a company goes in one country, as its owner writes it: regions, and ranges of codes such as `8000-8049`. */
export interface Area {
  /** Undefined: everywhere. */
  only?: readonly string[] | undefined
  /** Wins over `only`. */
  except?: readonly string[] | undefined
}

/** First and last four digits. */
export type CodeRange = readonly [first: number, last: number]

const firstCode = 1000
const lastCode = 9999
const stretches: Readonly<Record<Country, readonly (readonly [first: number, region: RegionId])[]>> = {
  BE: belgianStretches,
  NL: dutchStretches,
}

/** The codes of a region, of a range such as `8000-8049`, or of a single code; undefined for anything else. */
export function rangesOf(country: Country, part: string): readonly CodeRange[] | undefined {
  const [, first = '', last = first] = /^([1-9]\d{3})(?:-([1-9]\d{3}))?$/.exec(part) ?? []
  if (first) return first <= last ? [[Number(first), Number(last)]] : undefined
  if (!regionIds[country].some((id) => id === part)) return undefined
  return stretches[country].flatMap(([from, region], index, all) =>
    region === part ? [[from, (all[index + 1]?.[0] ?? lastCode + 1) - 1] as const] : [],
  )
}

/** The coverage of an area whose parts are all known. Without one, the company goes everywhere. */
export function coverageOf(country: Country, { only, except = [] }: Area = {}): Coverage {
  const ranges = (parts: readonly string[]) => parts.flatMap((part) => rangesOf(country, part) ?? [])
  const [wanted, left] = [only ? ranges(only) : [[firstCode, lastCode] as const], ranges(except)]
  const within = (all: readonly CodeRange[], code: number) => all.some(([first, last]) => code >= first && code <= last)
  const served = (code: number) => within(wanted, code) && !within(left, code)
  const ends = new Set([...wanted, ...left].flatMap(([first, last]) => [first, last + 1]))
  const borders = [...ends].sort((one, other) => one - other).filter((code) => served(code) !== served(code - 1))
  return borders.map((border, index) => border - (borders[index - 1] ?? 0))
}

/** The regions of which the company serves something. */
export function servedRegions(country: Country, coverage: Coverage): RegionId[] {
  const borders = bordersOf(coverage)
  const touches = ([first, last]: CodeRange) =>
    isCovered(coverage, first) || borders.some((border) => border > first && border <= last)
  return regionIds[country].filter((region) => rangesOf(country, region)?.some(touches))
}
