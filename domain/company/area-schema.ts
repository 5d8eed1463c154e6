import * as v from 'valibot'
import type { Country } from '../language.ts'
import { coverageOf, rangesOf } from '../places/area.ts'
import { companyMistakes as mistakes } from './company-mistakes.ts'
import { group, optional, text } from './yaml-values.ts'

/** The schema of an area of one country: regions of it, and codes or ranges of codes that do not overlap (R1.13). */
export function areaSchema(country: Country) {
  const isKnown = (part: string) => rangesOf(country, part) !== undefined
  const part = v.pipe(text, v.check(isKnown, mistakes[`area${country}`]))
  const isOnce = (parts: string[]) => {
    const regions = parts.filter((one) => !/\d/.test(one))
    const ranges = parts.filter((one) => /\d/.test(one)).flatMap((one) => rangesOf(country, one) ?? [])
    const overlap = ranges.some(([first], index) =>
      ranges.some(([from, to], other) => other !== index && from <= first && first <= to),
    )
    return new Set(regions).size === regions.length && !overlap
  }
  const parts = v.pipe(v.array(part, mistakes.areaList), v.check(isOnce, mistakes.areaOverlap))
  return v.pipe(
    group({ only: optional(parts), except: optional(parts) }),
    v.check((area) => coverageOf(country, area).length > 0, mistakes.areaEmpty),
  )
}
