import * as v from 'valibot'
import { companyCoverage } from '../company/company-coverage.ts'
import type { Country } from '../language.ts'
import { servedRegions } from '../places/area.ts'
import { type Coverage, everywhere } from '../places/postcode.ts'
import { type RegionId, regionIds } from '../places/region.ts'
import { type Tariff, tariffSchema } from './tariff.ts'
import { figureAt } from './tariff-figures.ts'

const contradictionIds = [
  'otherCountry',
  'noMultiple',
  'aloneOverLongest',
  'leastOverLongest',
  'dirtGoesDown',
  'typicalDirt',
  'noWeekday',
  'regionMissing',
  'regionUnknown',
  'areaGoesDown',
  'teamUnknown',
  'zoneUnknown',
] as const

/** Contradictions between fields that are each valid. */
export type TariffContradiction = (typeof contradictionIds)[number]

export const isContradiction = (problem: TariffProblem): problem is TariffContradiction =>
  contradictionIds.some((id) => id === problem)

/** What can be wrong with a value by itself. */
type ValueProblem =
  | 'range'
  | 'quarters'
  | 'text'
  | 'empty'
  | 'tooLong'
  | 'id'
  | 'date'
  | 'time'
  | 'roomType'
  | 'dirtLevel'
  | 'boolean'
  | 'country'
  | 'currency'
  | 'noRoom'
  | 'tooMany'
  | 'group'
  | 'missing'
  | 'unknown'

/** What can be wrong with a tariff. */
export type TariffProblem = ValueProblem | TariffContradiction

/** A mistake in a tariff: where (keys from the outside in), what is wrong, and the values that its sentence needs. */
export interface TariffMistake {
  path: readonly (string | number)[]
  problem: TariffProblem
  data?: Readonly<Record<string, string | number>>
}

export type TariffCheck = { ok: true; tariff: Tariff } | { ok: false; mistakes: TariffMistake[] }

/**
 * Checks the tariff of a country: first shapes and bounds and, if those are right, consistency. A tariff that passes
 * gives a reasonable price for every covered postcode in its country and every list of rooms, and more work never costs
 * less (R6.3, R6.4).
 * @param coverage where the company goes: regions of which it serves something need a team
 */
export function checkTariff(
  country: Country,
  input: unknown,
  coverage: Coverage | undefined = companyCoverage[country],
): TariffCheck {
  const shape = v.safeParse(tariffSchema, input, { abortPipeEarly: true })
  if (!shape.success) {
    const mistakes = shape.issues.map(({ path = [], ...issue }) => {
      const keys = path.map(({ key }) => key as string | number)
      const { least, most, unit } = figureAt(keys.map(String)) ?? {}
      return {
        path: keys,
        problem: problemOf(issue),
        ...(unit && least !== undefined && most !== undefined && { data: { least, most, unit } }),
      }
    })
    return { ok: false, mistakes }
  }
  const mistakes = [...contradictions(shape.output, country, coverage ?? everywhere)]
  return mistakes.length > 0 ? { ok: false, mistakes } : { ok: true, tariff: shape.output }
}

/** A value's schema names its problem. A group lacks a key, has one too many, or is none. */
function problemOf({ type, message, expected, received }: Omit<v.BaseIssue<unknown>, 'path'>): TariffProblem {
  if (type !== 'strict_object' && type !== 'record' && type !== 'array') return message as TariffProblem
  if (expected === 'never') return 'unknown'
  return received === 'undefined' ? 'missing' : 'group'
}

function* contradictions(tariff: Tariff, country: Country, coverage: Coverage): Generator<TariffMistake> {
  if (tariff.country !== country) yield { problem: 'otherCountry', path: ['country'], data: { country } }

  // If a limit were not a multiple of the step, the price could drop where one more person is needed.
  const step = tariff.onSiteStepMinutes
  for (const limit of ['aloneUpToMinutes', 'longestVisitMinutes'] as const) {
    if (tariff.people[limit] % step !== 0) {
      yield { problem: 'noMultiple', path: ['people', limit], data: { step } }
    }
  }
  if (tariff.people.aloneUpToMinutes > tariff.people.longestVisitMinutes) {
    yield { problem: 'aloneOverLongest', path: ['people', 'aloneUpToMinutes'] }
  }
  if (tariff.leastPersonMinutes > tariff.people.longestVisitMinutes) {
    yield { problem: 'leastOverLongest', path: ['leastPersonMinutes'] }
  }

  const dirt = tariff.dirtPercent
  if (dirt[1] > dirt[2] || dirt[2] > dirt[3]) {
    yield { problem: 'dirtGoesDown', path: ['dirtPercent'] }
  }
  // The first estimate is that of a home with average dirt.
  for (const [index, room] of tariff.typicalHome.entries()) {
    if (room.dirt !== 2) yield { problem: 'typicalDirt', path: ['typicalHome', index, 'dirt'] }
  }
  if (Object.keys(tariff.calendar.weekdayPercent).length === 0) {
    yield { problem: 'noWeekday', path: ['calendar', 'weekdayPercent'] }
  }

  yield* contradictionsOfPlaces(tariff, country, coverage)
}

function* contradictionsOfPlaces(tariff: Tariff, country: Country, coverage: Coverage): Generator<TariffMistake> {
  const ids: readonly RegionId[] = regionIds[country]
  for (const region of servedRegions(country, coverage)) {
    if (!tariff.regions[region]) yield { problem: 'regionMissing', path: ['regions', region] }
  }
  for (const [region, teamAndZone] of Object.entries(tariff.regions)) {
    if (!ids.includes(region as RegionId)) {
      yield {
        problem: 'regionUnknown',
        path: ['regions', region],
        data: { country, known: ids.join(', ') },
      }
    }
    yield* unknownNames(tariff, teamAndZone, ['regions', region])
  }
  for (const [index, area] of tariff.areas.entries()) {
    if (area.from > area.to) yield { problem: 'areaGoesDown', path: ['areas', index, 'to'], data: { from: area.from } }
    yield* unknownNames(tariff, area, ['areas', index])
  }
}

function* unknownNames(
  { teams, zones }: Tariff,
  { team, zone }: { team: string; zone: string },
  path: readonly (string | number)[],
): Generator<TariffMistake> {
  if (!Object.hasOwn(teams, team)) yield { problem: 'teamUnknown', path: [...path, 'team'], data: { team } }
  if (!Object.hasOwn(zones, zone)) yield { problem: 'zoneUnknown', path: [...path, 'zone'], data: { zone } }
}
