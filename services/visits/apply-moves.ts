import { mayAdvance, type OrderActor, orderTransitions } from '../../domain/orders/order-states.ts'
import type { WorkStep } from '../../domain/orders/work-steps.ts'
import type { Outcome } from '../../domain/outcome.ts'
import type { Payees } from '../../domain/payments/payee.ts'
import type { OperationOutcome, RecordedOperation } from '../../domain/visits/crew-day.ts'
import { isKind } from '../../domain/visits/fold-visit.ts'
import type { Database } from '../database/schema.ts'
import type { OrderTable } from '../database/tables/order-tables.ts'
import { type AdvanceOptions, advanceWithin, catchStale } from '../orders/advance/advance-order.ts'
import { stepWork } from '../orders/advance/step-work.ts'
import { lastStep, undoWork } from '../orders/advance/undo-step.ts'
import { stepRedoWithin } from '../orders/redo/plan-redo.ts'
import { orTakenWithin } from '../scheduling/visit-claim.ts'
import { replayMoves } from './replay-moves.ts'

interface MoveOptions {
  now: Date
  payees: Payees
  /** The role in which an operation's author advances the order. */
  actorOf: (operation: RecordedOperation) => OrderActor
}

/**
 * Advances an order and its redos as the operations about them say, inside the caller's transaction, which has locked
 * the order's row (R20.6).
 * @returns what came of those of which something else came before
 */
export async function applyMoves(
  transaction: Database,
  row: OrderTable,
  operations: readonly RecordedOperation[],
  options: MoveOptions,
): Promise<Map<string, OperationOutcome>> {
  const outcomes = new Map<string, OperationOutcome>()
  for (const [redo, ofVisit] of Map.groupBy(operations, (one) => one.redo)) {
    const moved = redo
      ? await moveRedo(transaction, { orderId: row.id, id: redo }, ofVisit, options)
      : await moveOrder(transaction, row, ofVisit, options)
    for (const [id, outcome] of moved) outcomes.set(id, outcome)
  }
  return outcomes
}

/** The states in which a visit gets on. */
const path = ['ordered', 'begun', 'inspected', 'done']

async function moveOrder(
  transaction: Database,
  row: OrderTable,
  operations: readonly RecordedOperation[],
  { now, payees, actorOf }: MoveOptions,
) {
  let current = row
  const advance = async (
    transition: WorkStep | 'undo',
    operation: RecordedOperation,
    work: NonNullable<AdvanceOptions['work']>,
  ): Promise<Outcome> => {
    const by = { actor: actorOf(operation), personId: operation.by }
    const advancing = advanceWithin(transaction, row.id, transition, { ...by, work }, { now, payees })
    const advanced = await catchStale(advancing)
    if ('outcome' in advanced) return advanced
    current = advanced
    return { outcome: 'done' }
  }
  return await replayMoves(operations, {
    hasReached(step, { at }) {
      const to = orderTransitions[step].to
      const isFurther = path.includes(to) && path.indexOf(current.state) > path.indexOf(to)
      // A visit that was given up may have begun before.
      const hadBegun = step === 'begin' && current.state === 'notDone'
      return current.state === to || isFurther || (hadBegun && operations.some((one) => isGivenUpAfter(one, at)))
    },
    isBefore: (step) => mayAdvance(current.state, step),
    take: (step, operation) => advance(step, operation, stepWork(operation)),
    async undo(step, undo) {
      const last = await lastStep(transaction, current, step)
      if (!last || current.state !== orderTransitions[step].to) return stale
      const undoing = () => advance('undo', undo, (...within) => undoWork(...within, last))
      return await orTakenWithin(transaction, undoing, stale)
    },
  })
}

const stale = { outcome: 'stale' } as const

const isGivenUpAfter = (operation: RecordedOperation, at: string) => isKind(operation, 'giveUp') && operation.at >= at

/** For a redo, only that it is done is recorded (R17.46). */
async function moveRedo(
  transaction: Database,
  seen: { orderId: string; id: string },
  operations: readonly RecordedOperation[],
  { now }: MoveOptions,
) {
  const redos = transaction.selectFrom('redo').select('state').where('id', '=', seen.id)
  let { state } = await redos.executeTakeFirstOrThrow()
  const advance = async (to: 'done' | 'planned', { at, by: id }: RecordedOperation): Promise<Outcome> => {
    const stepped = await stepRedoWithin(transaction, seen, to, { by: { id }, at: new Date(at) }, now)
    if (stepped.outcome === 'done') state = to
    return stepped
  }
  return await replayMoves(
    operations.filter(({ kind }) => kind === 'finish' || kind === 'undo'),
    {
      hasReached: () => state === 'done',
      isBefore: () => state === 'planned',
      take: (_step, operation) => advance('done', operation),
      undo: (_step, operation) => advance('planned', operation),
    },
  )
}
