import { parseWorkStep, type WorkStep } from '../../domain/orders/work-steps.ts'
import type { OperationOutcome, RecordedOperation } from '../../domain/visits/crew-day.ts'
import { inOrder, isKind, undoneIds } from '../../domain/visits/fold-visit.ts'

/** What operations move: an order or a redo, by its table of transitions. */
export interface Movable {
  /** Whether it has got so far already, by the office or another phone. */
  hasReached(step: WorkStep, operation: RecordedOperation): boolean
  /** Takes a step. `stale`: the table refuses it. */
  take(step: WorkStep, operation: RecordedOperation): Promise<{ outcome: 'done' | 'stale' }>
  /** Whether it is, or is again, where this step can be taken. */
  isBefore(step: WorkStep): boolean
  /** Undoes a step. `stale`: the work has moved on. */
  undo(step: WorkStep, undo: RecordedOperation): Promise<{ outcome: 'done' | 'stale' }>
}

/**
 * Takes the steps among operations, and undoes them, in the order in which they happened: also those that were refused
 * before, because what they wait for may have arrived (R20.6). An undone step that was never taken is not taken. Where
 * two phones have recorded a step and one undoes it, the other one's counts.
 * @param operations all of the order's visit, or of the redo
 * @returns what came of those of which something else came before
 */
export async function replayMoves(operations: readonly RecordedOperation[], movable: Movable) {
  const undone = undoneIds(operations)
  const byId = new Map(operations.map((one) => [one.id, one]))
  const outcomes = new Map(operations.flatMap(({ id, outcome }) => (outcome ? [[id, outcome] as const] : [])))
  const former = new Map(outcomes)
  let isUndoing = false
  const replay = async (one: RecordedOperation): Promise<OperationOutcome | undefined> => {
    const was = outcomes.get(one.id)
    const step = parseWorkStep(one.kind)
    if (step) {
      if (undone.has(one.id)) return was === 'moved' ? was : 'takenBack'
      if (was === 'moved' && !isUndoing) return was
      const { outcome } = movable.hasReached(step, one) ? ({ outcome: 'done' } as const) : await movable.take(step, one)
      return outcome === 'done' || was === 'moved' ? 'moved' : 'refused'
    }
    const target = isKind(one, 'undo') ? byId.get(one.of) : undefined
    const undoneStep = target && parseWorkStep(target.kind)
    if (!undoneStep || was === 'moved' || (undone.has(target.id) && outcomes.get(target.id) !== 'moved')) return was
    if (!undone.has(target.id)) return 'refused'
    const others = operations.filter(({ id, kind }) => kind === undoneStep && !undone.has(id))
    if (movable.isBefore(undoneStep) || others.some(({ id }) => outcomes.get(id) === 'moved')) return 'moved'
    if ((await movable.undo(undoneStep, one)).outcome === 'stale') return 'refused'
    isUndoing = true
    return 'moved'
  }
  // Until nothing moves: one of them may make another possible.
  for (let before = -1; before < countMoved(outcomes); ) {
    before = countMoved(outcomes)
    for (const one of inOrder(operations)) {
      const outcome = await replay(one)
      if (outcome) outcomes.set(one.id, outcome)
    }
  }
  return new Map([...outcomes].filter(([id, outcome]) => former.get(id) !== outcome))
}

const countMoved = (outcomes: ReadonlyMap<string, OperationOutcome>) =>
  [...outcomes.values()].filter((outcome) => outcome === 'moved').length
