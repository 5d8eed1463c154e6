import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayPartsOf, type Visit, type VisitPart, visitPartNames } from '../../domain/scheduling/visit.ts'
import { engines, freshDatabase } from '../../testing/database/engines.ts'
import { addSlots, claimOf, claimsOf, ghent } from '../../testing/scheduling/slots.ts'
import { type Database, retryingTransaction } from '../database/schema.ts'
import { freeVisits } from './free-visits.ts'
import { holdVisit, prolongHold, releaseHold } from './hold-visit.ts'
import { claimForOrder, releaseOrder } from './order-claims.ts'
import { VisitTaken } from './visit-claim.ts'

const dates = ['2026-12-01', '2026-12-02'] as const
const lanes = [1, 2, 3] as const
const minute = 60_000
const startedAt = Date.parse('2026-11-23T10:00:00.000Z')

/** The claims of the model, by `date.part.lane`. */
class Model {
  now = startedAt
  claims = new Map<string, { holder: string; until: number | undefined }>()

  isFree(slot: string, owners: readonly string[]): boolean {
    const claim = this.claims.get(slot)
    return !claim || owners.includes(claim.holder) || (claim.until !== undefined && claim.until <= this.now)
  }

  /** Own people first, then those with the lowest number. */
  freeLanes({ date, part }: Visit, owners: readonly string[]): number[] {
    const own = (lane: number) =>
      dayPartsOf(part).filter((half) => owners.includes(this.claims.get(`${date}.${half}.${lane}`)?.holder ?? ''))
        .length
    return lanes
      .filter((lane) => dayPartsOf(part).every((half) => this.isFree(`${date}.${half}.${lane}`, owners)))
      .toSorted((a, b) => own(b) - own(a) || a - b)
  }

  heldByOthers(part: string, holder: string): number {
    const claims = [...this.claims].filter(([slot]) => slot.startsWith(part))
    return claims.filter(([, { holder: other, until }]) => other !== holder && until !== undefined && until > this.now)
      .length
  }

  mayHold({ date, part }: Visit, people: number, holder: string): boolean {
    return dayPartsOf(part).every((half) => 2 * (this.heldByOthers(`${date}.${half}`, holder) + people) <= lanes.length)
  }

  /** @returns whether there were enough people */
  take(visit: Visit, people: number, { from, to, until }: { from: string; to: string; until?: number }): boolean {
    const taken = this.freeLanes(visit, [from, to]).slice(0, people)
    if (taken.length < people) return false
    this.free(from)
    this.free(to)
    for (const part of dayPartsOf(visit.part))
      for (const lane of taken) this.claims.set(`${visit.date}.${part}.${lane}`, { holder: to, until })
    return true
  }

  free(holder: string) {
    for (const [slot, claim] of this.claims) if (claim.holder === holder) this.claims.delete(slot)
  }

  asText(): string[] {
    return [...this.claims]
      .map(([slot, { holder, until }]) => `${slot} ${holder} ${until ? new Date(until).toISOString() : ''}`.trimEnd())
      .sort()
  }
}

const anyone = fc.record({ who: fc.constantFrom('a', 'b', 'c') })
const anyVisit = fc.record({
  who: fc.constantFrom('a', 'b', 'c'),
  visit: fc.record({ date: fc.constantFrom(...dates), part: fc.constantFrom(...visitPartNames) }),
  people: fc.integer({ min: 1, max: lanes.length }),
})
const anyStep = fc.oneof(
  fc.record({ hold: anyVisit }),
  fc.record({ confirm: anyVisit }),
  fc.record({ swap: anyVisit }),
  fc.record({ prolong: anyone }),
  fc.record({ release: anyone }),
  fc.record({ cancel: anyone }),
  fc.record({ wait: fc.integer({ min: 1, max: 20 }) }),
)
type Step = typeof anyStep extends fc.Arbitrary<infer One> ? One : never

/** Does a step both ways, and compares what each says about it. */
async function doBoth(database: Database, model: Model, step: Step): Promise<void> {
  const now = new Date(model.now)
  const heldUntil = new Date(model.now + 15 * minute)
  const transact = (work: (transaction: Database) => Promise<unknown>) =>
    retryingTransaction(database, work).then(
      () => true,
      (error: unknown) => {
        if (error instanceof VisitTaken) return false
        throw error
      },
    )
  if ('wait' in step) model.now += step.wait * minute
  else if ('hold' in step) {
    const { who, visit, people } = step.hold
    const holder = `draft-${who}`
    const claim = { ...claimOf(visit.date, visit.part, people), holder, heldUntil }
    const held = await transact((transaction) => holdVisit(transaction, claim, now))
    const until = heldUntil.getTime()
    if (model.mayHold(visit, people, holder)) {
      expect(held).toBe(model.take(visit, people, { from: holder, to: holder, until }))
    } else {
      // Beyond the limit nothing is held, and what was held before is free.
      expect(held).toBe(model.freeLanes(visit, [holder]).length >= people)
      if (held) model.free(holder)
    }
  } else if ('confirm' in step) {
    const { who, visit, people } = step.confirm
    const [holder, orderId] = [`draft-${who}`, `order-${who}`]
    const claim = { ...claimOf(visit.date, visit.part, people), holder, orderId }
    const confirmed = await transact((transaction) => claimForOrder(transaction, claim, now))
    expect(confirmed).toBe(model.take(visit, people, { from: holder, to: orderId }))
  } else if ('swap' in step) {
    const { who, visit, people } = step.swap
    const orderId = `order-${who}`
    const claim = { ...claimOf(visit.date, visit.part, people), orderId }
    const swapped = await transact((transaction) => claimForOrder(transaction, claim, now))
    expect(swapped).toBe(model.take(visit, people, { from: orderId, to: orderId }))
  } else if ('prolong' in step) {
    const holder = `draft-${step.prolong.who}`
    const prolonged = await retryingTransaction(database, (transaction) =>
      prolongHold(transaction, holder, heldUntil, now),
    )
    const own = [...model.claims.values()].filter((claim) => claim.holder === holder && (claim.until ?? 0) > model.now)
    expect(prolonged).toBe(own.length > 0)
    for (const claim of own) claim.until = heldUntil.getTime()
  } else if ('release' in step) {
    await transact((transaction) => releaseHold(transaction, `draft-${step.release.who}`))
    model.free(`draft-${step.release.who}`)
  } else {
    await transact((transaction) => releaseOrder(transaction, `order-${step.cancel.who}`))
    model.free(`order-${step.cancel.who}`)
  }
}

async function freeBoth(database: Database, model: Model, people: number, holder: string) {
  const search = { ...ghent, people, parts: visitPartNames, from: dates[0], until: dates[1], holder }
  const expected = dates.flatMap((date) =>
    visitPartNames
      .map((part: VisitPart) => ({ date, part }))
      .filter((visit) => model.freeLanes(visit, [holder]).length >= people),
  )
  expect(await freeVisits(database, search, new Date(model.now))).toEqual(expected)
}

test.each(engines)(
  '%s: holds, orders, swaps and free visits are those of a simple list, whatever happens in whatever order',
  async (engine) => {
    const database = await freshDatabase(engine)
    await addSlots(database, dates, lanes.length)
    let claimed = 0
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { maxLength: 25 }), fc.constantFrom(1, 2, 3), async (steps, people) => {
        await database.deleteFrom('claim').execute()
        const model = new Model()
        for (const step of steps) {
          await doBoth(database, model, step)
          expect(await claimsOf(database)).toEqual(model.asText())
          await freeBoth(database, model, people, 'draft-a')
          claimed += model.claims.size
        }
      }),
      // Walks that claim nothing would prove nothing. So many claim about 1,500 slots, whatever chance does.
      { numRuns: 120 },
    )
    expect(claimed).toBeGreaterThan(500)
  },
)
