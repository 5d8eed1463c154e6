import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { anyMoment, anyRequest, anyRoom, anyRooms, anyTariff } from '../../testing/estimate/any-estimate.ts'
import { type EstimateAnswer, estimateAnswer } from './answer.ts'
import { crewFor } from './crew.ts'
import { scheduleAt } from './dates.ts'
import { type EstimateRequest, estimate } from './estimate.ts'
import { type ExtraId, extraIds } from './extras.ts'
import { largestArea, type Room } from './rooms.ts'
import type { Tariff } from './tariff.ts'
import { checkTariff } from './tariff-check.ts'

const asked = fc
  .tuple(anyTariff, anyMoment)
  .chain(([tariff, now]) =>
    fc.record({ tariff: fc.constant(tariff), now: fc.constant(now), request: anyRequest(tariff.country) }),
  )

/** The same with rooms of its own. */
const askedRooms = fc
  .tuple(asked, anyRooms)
  .map(([{ tariff, now, request }, rooms]) => ({ tariff, now, request: { ...request, rooms } }))

const answer = (tariff: Tariff, request: EstimateRequest, now: Date) =>
  estimate(tariff, request, scheduleAt(tariff, now))

/** All that is charged, in one list; work that is too large for us counts as dearer than anything. */
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

describe('what these tests ask', () => {
  test('is asked of tariffs that an owner may write', () => {
    fc.assert(
      fc.property(anyTariff, (tariff) => {
        expect(checkTariff(tariff.country, tariff)).toMatchObject({ ok: true })
      }),
    )
  })

  test('mostly has a price for an answer', () => {
    const outcomes = fc.sample(asked, 300).map(({ tariff, now, request }) => answer(tariff, request, now).ok)
    expect(outcomes.filter(Boolean).length).toBeGreaterThan(100)
  })
})

describe('more work never costs less', () => {
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

test('people × minutes on site covers the work and the smallest order', () => {
  fc.assert(
    fc.property(asked, ({ tariff, now, request }) => {
      const found = ok(tariff, request, now)
      if (!found) return
      const { people, minutesOnSite, personMinutes, assumptions } = found
      expect(people * minutesOnSite).toBe(personMinutes)
      expect(personMinutes).toBeGreaterThanOrEqual(Math.max(assumptions.workMinutes, tariff.leastPersonMinutes))
      expect(minutesOnSite).toBeLessThanOrEqual(tariff.people.longestVisitMinutes)
      expect(minutesOnSite % tariff.onSiteStepMinutes).toBe(0)
    }),
  )
})

test('the order of rooms and extras changes nothing that is charged', () => {
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

test('every answer is what its schema says: whole cents, no NaN, nothing negative', () => {
  fc.assert(
    fc.property(asked, ({ tariff, now, request }) => {
      const outcome = answer(tariff, request, now)
      if (outcome.ok) expect(v.safeParse(estimateAnswer, outcome.estimate).issues).toBeUndefined()
      else expect(outcome.problem).toBe('tooLarge')
    }),
  )
})

test('no price is absurd: at most what the most people earn in the longest visit, and at least the smallest order', () => {
  fc.assert(
    fc.property(asked, ({ tariff, now, request }) => {
      const found = ok(tariff, request, now)
      if (!found) return
      const { people, centsPerPersonHour, leastPersonMinutes, priceStepCents, calendar } = tariff
      const { travelCents, uncertaintyPercent } = found.assumptions
      const factors = Object.values(calendar.weekdayPercent).map((percent = 0) => percent / 100)
      const mostLabour = (people.most * people.longestVisitMinutes * centsPerPersonHour * Math.max(...factors)) / 60
      const leastLabour = (leastPersonMinutes * centsPerPersonHour * Math.min(...factors)) / 60
      expect(found.price.high).toBeLessThanOrEqual(
        mostLabour * (1 + uncertaintyPercent / 100) + travelCents + priceStepCents,
      )
      expect(found.price.low).toBeGreaterThanOrEqual(leastLabour + travelCents - priceStepCents)
    }),
  )
})

test('the price of every date lies within its range, and that within the range of all', () => {
  fc.assert(
    fc.property(asked, ({ tariff, now, request }) => {
      const found = ok(tariff, request, now)
      if (!found) return
      expect(found.dates).toHaveLength(tariff.calendar.datesShown)
      for (const { low, price, high } of found.dates) {
        expect(found.price.low).toBeLessThanOrEqual(low)
        expect(low).toBeLessThanOrEqual(price)
        expect(price).toBeLessThanOrEqual(high)
        expect(high).toBeLessThanOrEqual(found.price.high)
      }
    }),
  )
})

test('without rooms the typical home is assumed: its price, and a range of its own', () => {
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

describe('who comes', () => {
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
  ])('%i person-minutes: one for small work, two as a rule, more for large work, and a limit', (minutes, crew) => {
    expect(crewFor(rules, minutes)).toEqual(crew)
  })
})
