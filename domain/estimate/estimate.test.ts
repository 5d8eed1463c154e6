import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { anyRoom, anyRooms, anyTariff, asked } from '../../testing/estimate/any-estimate.ts'
import { type EstimateAnswer, estimateAnswer } from './answer.ts'
import { crewFor } from './crew.ts'
import { scheduleAt } from './dates.ts'
import { estimate } from './estimate.ts'
import { type ExtraId, extraIds, largestArea, type Room } from './rooms.ts'
import type { Tariff } from './tariff.ts'
import { checkTariff } from './tariff-check.ts'
import type { EstimateRequest } from './visit-work.ts'

/** As `asked`, with rooms in the request. */
const askedRooms = fc
  .tuple(asked, anyRooms)
  .map(([{ tariff, now, request }, rooms]) => ({ tariff, now, request: { ...request, rooms } }))

const answer = (tariff: Tariff, request: EstimateRequest, now: Date) =>
  estimate(tariff, request, scheduleAt(tariff, now))

/**
 * All amounts that are charged, in one list. Undefined for work that is too large, which counts as the most expensive.
 */
function charges(outcome: ReturnType<typeof estimate>): number[] | undefined {
  if (!outcome.ok) return undefined
  const { price, dates, personMinutes, assumptions } = outcome.estimate
  return [
    price.low,
    price.high,
    personMinutes,
    assumptions.workMinutes,
    ...dates.flatMap((d) => [d.low, d.price, d.high]),
  ]
}

function expectNoLess(tariff: Tariff, now: Date, less: EstimateRequest, more: EstimateRequest): void {
  const lower = charges(answer(tariff, less, now))
  const higher = charges(answer(tariff, more, now))
  if (!lower) expect(higher).toBeUndefined()
  else
    for (const [index, amount] of (higher ?? []).entries())
      expect(amount).toBeGreaterThanOrEqual(lower[index] ?? Number.NaN)
}

const ok = (tariff: Tariff, request: EstimateRequest, now: Date): EstimateAnswer | undefined => {
  const outcome = answer(tariff, request, now)
  return outcome.ok ? outcome.estimate : undefined
}

/** Checks whatever has a price. */
const expectOfAll = (check: (found: EstimateAnswer, tariff: Tariff) => void) =>
  fc.assert(
    fc.property(asked, ({ tariff, now, request }) => {
      const found = ok(tariff, request, now)
      if (found) check(found, tariff)
    }),
  )

describe('the generated test data', () => {
  test('has tariffs that pass the check', () => {
    fc.assert(
      fc.property(anyTariff, (tariff) => {
        expect(checkTariff(tariff.country, tariff)).toMatchObject({ ok: true })
      }),
    )
  })

  test('often results in a price', () => {
    const outcomes = fc.sample(asked, 300).map(({ tariff, now, request }) => answer(tariff, request, now).ok)
    expect(outcomes.filter(Boolean).length).toBeGreaterThan(100)
  })
})

describe('more work never costs less (R6.3)', () => {
  const room = fc.nat()
  const change = (rooms: readonly Room[], index: number, to: (room: Room) => Room) =>
    rooms.map((room, at) => (at === index % rooms.length ? to(room) : room))

  test('a larger area', () => {
    fc.assert(
      fc.property(askedRooms, room, fc.integer({ min: 1, max: largestArea }), ({ tariff, now, request }, index, by) => {
        const rooms = change(request.rooms, index, (r) => ({ ...r, area: Math.min(largestArea, r.area + by) }))
        expectNoLess(tariff, now, request, { ...request, rooms })
      }),
    )
  })

  test('more dirt', () => {
    fc.assert(
      fc.property(askedRooms, room, ({ tariff, now, request }, index) => {
        const rooms = change(request.rooms, index, (r) => ({ ...r, dirt: r.dirt === 1 ? 2 : 3 }))
        expectNoLess(tariff, now, request, { ...request, rooms })
      }),
    )
  })

  test('another room', () => {
    fc.assert(
      fc.property(askedRooms, anyRoom, ({ tariff, now, request }, added) => {
        expectNoLess(tariff, now, request, { ...request, rooms: [...request.rooms, added] })
      }),
    )
  })

  test('another extra', () => {
    fc.assert(
      fc.property(asked, fc.constantFrom(...extraIds), ({ tariff, now, request }, added) => {
        const extras: ExtraId[] = [...new Set([...request.extras, added])]
        expectNoLess(tariff, now, request, { ...request, extras })
      }),
    )
  })
})

test('people × minutes on site covers the work and the minimum order', () => {
  expectOfAll((found, tariff) => {
    const { people, minutesOnSite, personMinutes, assumptions } = found
    expect(people * minutesOnSite).toBe(personMinutes)
    expect(personMinutes).toBeGreaterThanOrEqual(Math.max(assumptions.workMinutes, tariff.leastPersonMinutes))
    expect(minutesOnSite).toBeLessThanOrEqual(tariff.people.longestVisitMinutes)
    expect(minutesOnSite % tariff.onSiteStepMinutes).toBe(0)
  })
})

test('the order of rooms and extras does not change any amount', () => {
  const shuffled = askedRooms.chain((given) =>
    fc.record({
      given: fc.constant(given),
      rooms: fc.shuffledSubarray(given.request.rooms, { minLength: given.request.rooms.length }),
    }),
  )
  fc.assert(
    fc.property(shuffled, ({ given: { tariff, now, request }, rooms }) => {
      const other = { ...request, rooms, extras: request.extras.toReversed() }
      expect(charges(answer(tariff, other, now))).toEqual(charges(answer(tariff, request, now)))
    }),
  )
})

test('every estimate matches its schema: whole cents, no NaN, nothing negative', () => {
  fc.assert(
    fc.property(asked, ({ tariff, now, request }) => {
      const outcome = answer(tariff, request, now)
      if (outcome.ok) expect(v.safeParse(estimateAnswer, outcome.estimate).issues).toBeUndefined()
      else expect(outcome.problems).toEqual({ rooms: 'tooLarge' })
    }),
  )
})

test('every price is between the minimum order and the most people on the longest visit', () => {
  expectOfAll((found, tariff) => {
    const { people, centsPerPersonHour, leastPersonMinutes, priceStepCents, calendar } = tariff
    const { travelCents, uncertaintyPercent } = found.assumptions
    const factors = Object.values(calendar.weekdayPercent).map((percent = 0) => percent / 100)
    const mostLabour = (people.most * people.longestVisitMinutes * centsPerPersonHour * Math.max(...factors)) / 60
    const leastLabour = (leastPersonMinutes * centsPerPersonHour * Math.min(...factors)) / 60
    expect(found.price.high).toBeLessThanOrEqual(
      mostLabour * (1 + uncertaintyPercent / 100) + travelCents + priceStepCents,
    )
    expect(found.price.low).toBeGreaterThanOrEqual(leastLabour + travelCents - priceStepCents)
  })
})

test('the price of every date is within its range, and that range is within the overall one', () => {
  expectOfAll((found, tariff) => {
    expect(found.dates).toHaveLength(tariff.calendar.datesShown)
    for (const { low, price, high } of found.dates) {
      expect(found.price.low).toBeLessThanOrEqual(low)
      expect(low).toBeLessThanOrEqual(price)
      expect(price).toBeLessThanOrEqual(high)
      expect(high).toBeLessThanOrEqual(found.price.high)
    }
  })
})

test('without rooms, the price is that of the typical home', () => {
  fc.assert(
    fc.property(asked, ({ tariff, now, request }) => {
      const { rooms: _rooms, ...unknown } = request
      const assumed = ok(tariff, unknown, now)
      const own = ok(tariff, { ...request, rooms: tariff.typicalHome }, now)
      expect(assumed?.dates.map(({ price }) => price)).toEqual(own?.dates.map(({ price }) => price))
      expect(assumed?.assumptions.typicalHome ?? true).toBe(true)
      expect(own?.assumptions.typicalHome ?? false).toBe(false)
    }),
  )
})

describe('the crew', () => {
  const fixed = fc.sample(anyTariff, { numRuns: 1, seed: 1 })[0] as Tariff
  const people = { aloneUpToMinutes: 150, longestVisitMinutes: 420, most: 4 }
  const rules = { ...fixed, onSiteStepMinutes: 15, leastPersonMinutes: 120, people }
  test.each([
    [0, { people: 1, minutesOnSite: 120 }],
    [120, { people: 1, minutesOnSite: 120 }],
    [121, { people: 1, minutesOnSite: 135 }],
    [150, { people: 1, minutesOnSite: 150 }],
    [151, { people: 2, minutesOnSite: 90 }],
    [840, { people: 2, minutesOnSite: 420 }],
    [841, { people: 3, minutesOnSite: 285 }],
    [1680, { people: 4, minutesOnSite: 420 }],
    [1681, undefined],
  ])(
    'for %i person-minutes: one person for small work, normally two, more for large work, up to a limit',
    (minutes, crew) => {
      expect(crewFor(rules, minutes)).toEqual(crew)
    },
  )
})
