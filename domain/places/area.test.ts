import fc from 'fast-check'
import { expect, test } from 'vitest'
import { companyCoverage } from '../company/company-coverage.ts'
import { exampleZipCodeOf } from '../company/example-zip-code.ts'
import { countries } from '../language.ts'
import { coverageOf, rangesOf, servedRegions } from './area.ts'
import { checkCoveredPostcode, checkPostcode, gapsOf, isCovered } from './postcode.ts'
import { regionIds } from './region.ts'
import { regionOf } from './uncovered-postcode.ts'

const codes = Array.from({ length: 9000 }, (_, index) => 1000 + index)
const digits = fc.integer({ min: 1000, max: 9999 })

test('the sample company goes to all of Belgium, and in the Netherlands everywhere but the Wadden Islands (R1.7, R5.4)', () => {
  const islands = [
    [1790, 1797],
    [8880, 8885],
    [8891, 8897],
    [8899, 8899],
    [9160, 9164],
    [9166, 9166],
  ] as const
  const isIsland = (code: number) => islands.some(([first, last]) => code >= first && code <= last)
  for (const code of codes) {
    expect(checkCoveredPostcode('BE', String(code), companyCoverage.BE)).toEqual({ ok: true, zipCode: String(code) })
    const zipCode = `${code}AB`
    expect(checkCoveredPostcode('NL', zipCode, companyCoverage.NL)).toEqual(
      isIsland(code) ? { ok: false, problem: 'notCovered', zipCode } : { ok: true, zipCode },
    )
  }
})

test('a code is covered if one part of “only” has it and no part of “except”, whatever the area (R1.13)', () => {
  fc.assert(
    fc.property(fc.constantFrom(...countries), fc.context(), fc.gen(), digits, (country, _, gen, code) => {
      const range = () => {
        const [one, other] = [gen(() => digits), gen(() => digits)]
        return `${Math.min(one, other)}-${Math.max(one, other)}`
      }
      const part = () =>
        gen(() => fc.constantFrom<string>(...regionIds[country], range(), String(code), `${code}-9999`))
      const parts = () => Array.from({ length: gen(() => fc.nat(5)) }, part)
      const area = { only: gen(fc.boolean) ? parts() : undefined, except: parts() }
      const zipCode = country === 'BE' ? String(code) : `${code}AB`
      const has = (one: string) => {
        const [first = '', last = first] = one.split('-')
        return one === regionOf(zipCode) || (code >= Number(first) && code <= Number(last))
      }
      const covered = (area.only ?? [String(code)]).some(has) && !area.except.some(has)
      const coverage = coverageOf(country, area)
      expect(isCovered(coverage, code)).toBe(covered)
      const check = checkPostcode(country, zipCode)
      expect(checkCoveredPostcode(country, zipCode, coverage)).toEqual(
        covered ? check : { ok: false, problem: 'notCovered', zipCode },
      )
      expect(gapsOf(coverage).some(([first, last]) => code >= first && code <= last)).toBe(!covered)
      if (covered) expect(servedRegions(country, coverage)).toContain(regionOf(zipCode))
    }),
    { numRuns: 10_000 },
  )
})

test('a page carries an area in at most 300 bytes, even one of any two provinces (R1.13)', () => {
  for (const one of regionIds.NL)
    for (const other of regionIds.NL)
      expect(JSON.stringify(coverageOf('NL', { only: [one, other] })).length).toBeLessThanOrEqual(300)
  expect(JSON.stringify(companyCoverage.NL).length).toBeLessThanOrEqual(70)
})

test('a part that is neither a region of the country nor a code is unknown', () => {
  for (const part of ['antwerp', 'Overijssel', '8000-', '0999', '8049-8000', '80000', '']) {
    expect(rangesOf('NL', part), part).toBeUndefined()
  }
  expect(rangesOf('NL', '8000')).toEqual([[8000, 8000]])
})

test('examples are at the seat or, where its area leaves that out, at the first code of the area that exists (R1.13)', () => {
  const only = (country: 'BE' | 'NL', ...parts: string[]) =>
    exampleZipCodeOf(country, coverageOf(country, { only: parts }))
  expect([exampleZipCodeOf('BE'), exampleZipCodeOf('NL')]).toEqual(['2000', '7551AB'])
  expect([only('NL', 'overijssel'), only('NL', 'drenthe', '7500-7549')]).toEqual(['7551AB', '7500AB'])
  expect([only('BE', 'hainaut', 'luxembourg'), only('BE', '2991-3010')]).toEqual(['6000', '3000'])
})
