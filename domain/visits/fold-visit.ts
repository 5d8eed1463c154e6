import { officeInstant } from '../opening/office-time.ts'
import { parseWorkStep, undoUntil } from '../orders/work-steps.ts'
import type { AnyOperation, Operation, OperationKind } from './operation.ts'

type Of<Kind extends OperationKind> = Extract<Operation, { kind: Kind }>

/** How far a visit has got: the last of what happens once, and all of what happens often, oldest first. */
export type VisitProgress = ReturnType<typeof foldVisit>

/** Sorts operations by the time at which they happened, then by id, each once. */
export function inOrder<One extends AnyOperation>(operations: readonly One[]): One[] {
  const byId = new Map(operations.map((one) => [one.id, one]))
  return [...byId.values()].sort((one, other) => compare(one.at, other.at) || compare(one.id, other.id))
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

/**
 * The ids of the operations that were undone. A step that moves the order can be undone for ten minutes, measured
 * from recording the one to recording the other, not by arrival (R17.25); an undo cannot be undone.
 */
export function undoneIds(operations: readonly AnyOperation[]): ReadonlySet<string> {
  const byId = new Map(operations.map((one) => [one.id, one]))
  return new Set(
    operations.flatMap((undo) => {
      const undone = isKind(undo, 'undo') ? byId.get(undo.of) : undefined
      return undone && canUndo(undone, pressTime(undo)) ? [undone.id] : []
    }),
  )
}

/** Whether an operation can be undone at a moment. */
export const canUndo = (operation: Pick<AnyOperation, 'kind' | 'at' | 'pressedAt'>, now: Date): boolean =>
  operation.kind !== 'undo' && (parseWorkStep(operation.kind) === undefined || now <= undoUntil(pressTime(operation)))

/** When it was recorded, which is later than it happened where that time was set by hand. */
const pressTime = ({ at, pressedAt }: Pick<AnyOperation, 'at' | 'pressedAt'>) => new Date(pressedAt ?? at)

export const isKind = <Kind extends OperationKind>(operation: AnyOperation, kind: Kind): operation is Of<Kind> =>
  operation.kind === kind

/**
 * Computes how far a visit has got from what was recorded about it: the same for every order of arrival, however often
 * each operation arrives. Kinds that are not known change nothing.
 */
export function foldVisit(operations: readonly AnyOperation[]) {
  const undone = undoneIds(operations)
  const counted = inOrder(operations).filter(({ id }) => !undone.has(id))
  const all = <Kind extends OperationKind>(kind: Kind) => counted.filter((one) => isKind(one, kind)) as Of<Kind>[]
  return {
    onTheWay: all('onTheWay').at(-1),
    begin: all('begin').at(-1),
    inspect: all('inspect').at(-1),
    finish: all('finish').at(-1),
    giveUp: all('giveUp').at(-1),
    // The last word about each room, by its key.
    rooms: new Map(all('room').map((one) => [one.room, one])),
    late: all('late'),
    calls: all('called'),
    damages: all('damage'),
    photos: all('photo'),
  }
}

/** The operations about a visit or redo. What was recorded before its date belongs to a day that it has left. */
export function aboutVisit<One extends AnyOperation>(
  operations: readonly One[],
  visit: { redo?: string | undefined; date: string },
) {
  const from = officeInstant(visit.date, 0).toISOString()
  return operations.filter(({ redo, at }) => redo === visit.redo && at >= from)
}
