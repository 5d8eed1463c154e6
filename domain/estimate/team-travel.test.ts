import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyTariff, anyZipCode } from '../../testing/estimate/any-estimate.ts'
import { zipCodeOf } from '../../testing/zip-code.ts'
import type { Tariff } from './tariff.ts'
import { teamTravelFor } from './team-travel.ts'

const belgian = fc.sample(
  anyTariff.filter(({ country }) => country === 'BE'),
  { numRuns: 1, seed: 5 },
)[0] as Tariff
const tariff: Tariff = {
  ...belgian,
  teams: { east: { name: 'East', leadDays: 2 }, west: { name: 'West', leadDays: 5 } },
  zones: { near: { travelCents: 0 }, far: { travelCents: 2500 } },
  regions: { ...belgian.regions, antwerp: { team: 'east', zone: 'far' } },
  areas: [
    { from: 2000, to: 2099, team: 'east', zone: 'near' },
    { from: 2000, to: 2199, team: 'west', zone: 'near' },
  ],
}

test('team and zone come from the first matching area, otherwise from the region', () => {
  const east = { id: 'east', name: 'East', leadDays: 2 }
  expect(teamTravelFor(tariff, zipCodeOf('2500'))).toEqual({
    region: 'antwerp',
    team: east,
    zone: { id: 'far', travelCents: 2500 },
  })
  expect(teamTravelFor(tariff, zipCodeOf('2099'))).toMatchObject({
    region: 'antwerp',
    team: east,
    zone: { id: 'near' },
  })
  expect(teamTravelFor(tariff, zipCodeOf('2100'))).toMatchObject({
    region: 'antwerp',
    team: { id: 'west' },
    zone: { id: 'near' },
  })
})

test('no team goes to a postcode of the other country, or of a region without one', () => {
  expect(teamTravelFor(tariff, zipCodeOf('7551AB'))).toBeUndefined()
  expect(teamTravelFor({ ...tariff, regions: {}, areas: [] }, zipCodeOf('2500'))).toBeUndefined()
})

test('every postcode of a country has a team', () => {
  const codes = anyTariff.chain((own) => fc.record({ own: fc.constant(own), zipCode: anyZipCode(own.country) }))
  fc.assert(
    fc.property(codes, ({ own, zipCode }) => {
      expect(Object.keys(own.teams)).toContain(teamTravelFor(own, zipCode)?.team.id)
    }),
  )
})
