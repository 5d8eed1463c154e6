import * as v from 'valibot'
import type { Country } from '../language.ts'
import { type RegionId, regionIds } from '../places/region.ts'
import { type Tariff, tariffSchema } from './tariff.ts'

/** Contradictions between fields that are each valid. */
export type TariffContradiction =
  | 'country'
  | 'noMultiple'
  | 'aloneOverLongest'
  | 'leastOverLongest'
  | 'dirtGoesDown'
  | 'typicalDirt'
  | 'noWeekday'
  | 'regionMissing'
  | 'regionUnknown'
  | 'areaGoesDown'
  | 'teamUnknown'
  | 'zoneUnknown'

/**
 * A mistake in a tariff: where (keys from the outside in), and a message for its owner. `contradiction`: the field is
 * right by itself, and contradicts another.
 */
export interface TariffMistake {
  path: readonly (string | number)[]
  message: string
  contradiction?: TariffContradiction
}

export type TariffCheck = { ok: true; tariff: Tariff } | { ok: false; mistakes: TariffMistake[] }

/**
 * Checks the tariff of a country: first shapes and bounds and, if those are right, consistency. A tariff that passes
 * gives a reasonable price for every covered postcode in its country and every list of rooms, and more work never costs
 * less (R6.3, R6.4).
 */
export function checkTariff(country: Country, input: unknown): TariffCheck {
  const shape = v.safeParse(tariffSchema, input, { abortPipeEarly: true })
  if (!shape.success) {
    const mistakes = shape.issues.map(({ path = [], message, expected }) => ({
      path: path.map(({ key }) => key as string | number),
      message: expected === 'never' ? 'is not a field that a tariff has' : missingOr(message),
    }))
    return { ok: false, mistakes }
  }
  const mistakes = [...contradictions(shape.output, country)]
  return mistakes.length > 0 ? { ok: false, mistakes } : { ok: true, tariff: shape.output }
}

const missingOr = (message: string) => (message.startsWith('Invalid key') ? 'is missing' : message)

function* contradictions(tariff: Tariff, country: Country): Generator<TariffMistake> {
  if (tariff.country !== country)
    yield { contradiction: 'country', path: ['country'], message: `has to be ${country} in this file` }

  // If a limit were not a multiple of the step, the price could drop where one more person is needed.
  const step = tariff.onSiteStepMinutes
  for (const limit of ['aloneUpToMinutes', 'longestVisitMinutes'] as const) {
    if (tariff.people[limit] % step !== 0) {
      yield {
        contradiction: 'noMultiple',
        path: ['people', limit],
        message: `has to be a multiple of onSiteStepMinutes (${step})`,
      }
    }
  }
  if (tariff.people.aloneUpToMinutes > tariff.people.longestVisitMinutes) {
    yield {
      contradiction: 'aloneOverLongest',
      path: ['people', 'aloneUpToMinutes'],
      message: 'must not be more than longestVisitMinutes',
    }
  }
  if (tariff.leastPersonMinutes > tariff.people.longestVisitMinutes) {
    yield {
      contradiction: 'leastOverLongest',
      path: ['leastPersonMinutes'],
      message: 'must not be more than people.longestVisitMinutes',
    }
  }

  const dirt = tariff.dirtPercent
  if (dirt[1] > dirt[2] || dirt[2] > dirt[3]) {
    yield {
      contradiction: 'dirtGoesDown',
      path: ['dirtPercent'],
      message: 'must not go down from light (1) to heavy (3)',
    }
  }
  // The text beside the first estimate says “normally dirty”.
  for (const [index, room] of tariff.typicalHome.entries()) {
    if (room.dirt !== 2)
      yield {
        contradiction: 'typicalDirt',
        path: ['typicalHome', index, 'dirt'],
        message: 'has to be 2, normally dirty',
      }
  }
  if (Object.keys(tariff.calendar.weekdayPercent).length === 0) {
    yield {
      contradiction: 'noWeekday',
      path: ['calendar', 'weekdayPercent'],
      message: 'has to hold at least one day on which teams work',
    }
  }

  const ids: readonly RegionId[] = regionIds[country]
  for (const region of ids) {
    if (!tariff.regions[region])
      yield {
        contradiction: 'regionMissing',
        path: ['regions', region],
        message: 'is missing: every region needs its team',
      }
  }
  for (const [region, teamAndZone] of Object.entries(tariff.regions)) {
    if (!ids.includes(region as RegionId)) {
      yield {
        contradiction: 'regionUnknown',
        path: ['regions', region],
        message: `is no region of ${country}; known are ${ids.join(', ')}`,
      }
    }
    yield* unknownNames(tariff, teamAndZone, ['regions', region])
  }
  for (const [index, area] of tariff.areas.entries()) {
    if (area.from > area.to)
      yield {
        contradiction: 'areaGoesDown',
        path: ['areas', index, 'to'],
        message: `must not be below from (${area.from})`,
      }
    yield* unknownNames(tariff, area, ['areas', index])
  }
}

function* unknownNames(
  { teams, zones }: Tariff,
  { team, zone }: { team: string; zone: string },
  path: readonly (string | number)[],
): Generator<TariffMistake> {
  if (!Object.hasOwn(teams, team))
    yield { contradiction: 'teamUnknown', path: [...path, 'team'], message: `names no team of this file: ${team}` }
  if (!Object.hasOwn(zones, zone))
    yield { contradiction: 'zoneUnknown', path: [...path, 'zone'], message: `names no zone of this file: ${zone}` }
}
