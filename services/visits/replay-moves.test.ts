import { expect, test } from 'vitest'
import { mayAdvance, type OrderState, orderTransitions } from '../../domain/orders/order-states.ts'
import type { WorkStep } from '../../domain/orders/work-steps.ts'
import type { RecordedOperation } from '../../domain/visits/crew-day.ts'
import { foldVisit } from '../../domain/visits/fold-visit.ts'
import { seeded } from '../../testing/random-numbers.ts'
import { replayMoves } from './replay-moves.ts'

const path: readonly string[] = ['ordered', 'begun', 'inspected', 'done']

/** A visit that moves by the table of transitions, without a database. */
function newVisit() {
  const move = (isPossible: boolean, to: string | undefined) => {
    if (isPossible) visit.state = to as OrderState
    return Promise.resolve({ outcome: isPossible ? ('done' as const) : ('stale' as const) })
  }
  const visit = {
    state: 'ordered' as OrderState,
    hasReached: (step: WorkStep) => path.indexOf(visit.state) >= path.indexOf(orderTransitions[step].to),
    isBefore: (step: WorkStep) => mayAdvance(visit.state, step),
    take: (step: WorkStep) => move(mayAdvance(visit.state, step), orderTransitions[step].to),
    undo: (step: WorkStep) => move(visit.state === orderTransitions[step].to, orderTransitions[step].from[0]),
  }
  return visit
}

function randomOperation(number: number, below: (limit: number) => number): RecordedOperation {
  const kind = ['begin', 'inspect', 'finish', 'undo'][below(4)] ?? 'begin'
  const at = new Date(Date.UTC(2026, 11, 14, 8, 0, below(500))).toISOString()
  const of = kind === 'undo' && { of: String(below(number + 2)) }
  return { id: String(number), order: 'K7F4-29QX', by: 'carl', kind, at, receivedAt: at, ...of }
}

test('steps of two phones in 10,000 random orders of arrival lead where their fold says, or are refused (R20.6)', async () => {
  const { below, shuffled } = seeded(7)
  for (let round = 0; round < 10_000; round += 1) {
    const all = Array.from({ length: 3 + below(6) }, (_, index) => randomOperation(index, below))
    const { begin, inspect, finish } = foldVisit(all)
    const expected = begin ? (inspect ? (finish ? 'done' : 'inspected') : 'begun') : 'ordered'
    const visit = newVisit()
    const there: RecordedOperation[] = []
    for (const one of shuffled(all)) {
      there.push({ ...one })
      const outcomes = await replayMoves(there, visit)
      for (const stored of there) Object.assign(stored, { outcome: outcomes.get(stored.id) ?? stored.outcome })
    }
    if (!there.some(({ outcome }) => outcome === 'refused')) expect(visit.state, JSON.stringify(there)).toBe(expected)
  }
})
