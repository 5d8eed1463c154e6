import { describe, expect, test } from 'vitest'
import { companyCoverage } from '../../domain/company/company-coverage.ts'
import { companyFolder } from '../../domain/company/read-company.ts'
import { extraIds } from '../../domain/estimate/rooms.ts'
import type { Country } from '../../domain/language.ts'
import { packageIds } from '../../domain/packages/cleaning-packages.ts'
import { checkCoveredPostcode } from '../../domain/places/postcode.ts'
import { zipCodeOf } from '../../testing/zip-code.ts'
import { createEstimator, type Estimator } from './estimator.ts'
import { readTariff } from './read-tariff.ts'

const now = new Date('2026-11-23T10:00:00.000Z')

function estimatorOf(country: Country): Estimator {
  const tariff = readTariff(companyFolder, country)
  if (!tariff) throw new Error(`The sample tariff of ${country} is missing`)
  return createEstimator(tariff)
}

describe.each(['BE', 'NL'] as const)('the project’s sample tariff, %s', (country) => {
  const { tariff, estimate } = estimatorOf(country)

  test('is marked as a sample', () => {
    expect(tariff.sample).toBe(true)
    expect(tariff.note).toContain('SAMPLE FIGURES')
  })

  test.each(packageIds)('gives an estimate of package %s for every covered postcode', (packageId) => {
    let covered = 0
    for (let digits = 1000; digits <= 9999; digits++) {
      const zipCode = country === 'BE' ? String(digits) : `${digits}AB`
      const check = checkCoveredPostcode(country, zipCode, companyCoverage[country])
      if (!check.ok) continue
      covered += 1
      const outcome = estimate({ packageId, zipCode: check.zipCode, extras: [] }, now)
      if (!outcome.ok || outcome.estimate.price.low < 5000 || outcome.estimate.price.high > 200_000) {
        expect.fail(`${check.zipCode}: ${JSON.stringify(outcome)}`)
      }
    }
    expect(covered).toBe(country === 'BE' ? 9000 : 9000 - 28)
  })

  test('sends one person to a small job, two to a typical one and more to a large one', () => {
    const people = (rooms: { type: 'br' | 'wk'; area: number; dirt: 2 }[]) => {
      const outcome = estimate(
        { packageId: 'gs', zipCode: zipCodeOf(country === 'BE' ? '2000' : '7551AB'), rooms, extras: [] },
        now,
      )
      return outcome.ok && outcome.estimate.people
    }
    const bathroom = { type: 'br', area: 6, dirt: 2 } as const
    expect(people([bathroom])).toBe(1)
    expect(people(Array.from({ length: 5 }, () => bathroom))).toBe(2)
    expect(people(Array.from({ length: 20 }, () => bathroom))).toBe(4)
    expect(people(Array.from({ length: 40 }, () => ({ type: 'wk', area: 250, dirt: 2 })))).toBe(false)
  })

  test('charges every extra that a package does not include', () => {
    for (const packageId of packageIds) {
      const outcome = estimate(
        { packageId, zipCode: zipCodeOf(country === 'BE' ? '2000' : '7551AB'), extras: extraIds },
        now,
      )
      if (!outcome.ok) expect.fail(packageId)
      const { extras, includedExtras } = outcome.estimate.assumptions
      for (const { id, minutes } of extras) expect(minutes > 0, `${packageId} ${id}`).toBe(!includedExtras.includes(id))
    }
  })
})

test('an estimator updates its dates in the evening, and when the clock goes back', () => {
  const { estimate } = estimatorOf('BE')
  const first = (at: string) => {
    const outcome = estimate({ packageId: 'gs', zipCode: zipCodeOf('2000'), extras: [] }, new Date(at))
    return outcome.ok && outcome.estimate.dates[0]?.date
  }
  expect(first('2026-11-23T10:00Z')).toBe('2026-11-26')
  expect(first('2026-11-23T14:00Z')).toBe('2026-11-27')
  expect(first('2026-11-23T10:00Z')).toBe('2026-11-26')
})
