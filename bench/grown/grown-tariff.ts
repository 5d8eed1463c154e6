import type { Tariff } from '../../domain/estimate/tariff.ts'
import { sampleTariff } from '../../testing/orders/open-order-services.ts'

const teams = Array.from({ length: 200 }, (_, index) => `team-${index}`)
/** Postcodes of each team. */
const width = 45

/** The prices of the Belgian sample for a company of 200 teams, each with its own postcodes and six people. */
export function grownTariff(): Tariff {
  const sample = sampleTariff('BE')
  return {
    ...sample,
    sample: false,
    teams: Object.fromEntries(teams.map((id, index) => [id, { name: `Team ${index}`, leadDays: 3 }])),
    regions: Object.fromEntries(
      Object.keys(sample.regions).map((region) => [region, { zone: 'near', team: 'team-0' }]),
    ),
    areas: teams.map((team, index) => ({ zone: 'near', team, from: zipOf(index), to: zipOf(index + 1) - 1 })),
  }
}

const zipOf = (index: number) => 1000 + width * index

/** A postcode of a team, by its place among the teams. */
export const anyZipOf = (index: number): string => String(zipOf(index) + Math.floor(Math.random() * width))
