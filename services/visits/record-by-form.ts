import { randomUUID } from 'node:crypto'
import type { Outcome } from '../../domain/outcome.ts'
import type { OperationOutcome } from '../../domain/visits/crew-day.ts'
import { inOrder, undoneIds } from '../../domain/visits/fold-visit.ts'
import { readOperation } from '../../domain/visits/read-operation.ts'
import { retryingTransaction } from '../database/schema.ts'
import type { OrderTable } from '../database/tables/order-tables.ts'
import { catchStale } from '../orders/advance/advance-order.ts'
import type { Recorder } from '../orders/advance/step-order.ts'
import { lastStep, undoableUntil, undoStep } from '../orders/advance/undo-step.ts'
import { operationsOf } from '../orders/record/operations-of.ts'
import { UndoTaken } from './apply-moves.ts'
import { recordWithin, type VisitServices } from './record-operations.ts'

interface ByForm {
  person: { id: string }
  /** Of the order, as the form showed it. */
  version?: number | undefined
  /** What has to come of it; of the operation that it undoes, where it is an undo of what the customer reads. */
  wanted: OperationOutcome
}

/** What a form says: `id` where the form has made it, so that sending it twice changes nothing. */
type Said = { kind: string; id?: string; of?: string } & Record<string, unknown>

/**
 * Records what someone enters in a form, as a phone would (R20.13).
 * @returns `stale`: the order has changed since the form was shown, or nothing would come of it; nothing is stored then.
 *   `visit: taken`: the people of what is undone are planned elsewhere by now
 */
export async function recordByForm(
  services: VisitServices,
  order: Pick<OrderTable, 'id' | 'number'>,
  { kind, id = randomUUID(), ...said }: Said,
  { person, version, wanted: outcome }: ByForm,
  now: Date,
): Promise<Outcome<object, { visit: 'taken' }>> {
  const given = { ...said, id, kind, order: order.number, at: now.toISOString(), by: person.id }
  const operation = readOperation(given, now)
  if (!operation) return { outcome: 'stale' }
  const wanted = {
    id: outcome === 'takenBack' ? (said.of ?? id) : id,
    outcome,
    ...(version !== undefined && { version }),
  }
  const from = { orderId: order.id, sender: person, device: 'form', settings: services.settings, wanted }
  try {
    const recording = retryingTransaction(services.database, (transaction) =>
      recordWithin(transaction, from, [operation], now),
    )
    return await catchStale(recording.then(() => ({ outcome: 'done' as const })))
  } catch (error) {
    if (error instanceof UndoTaken) return { outcome: 'refused', problems: { visit: 'taken' } }
    throw error
  }
}

/**
 * Undoes the last step of a visit by a form, for the person who recorded it, within ten minutes (R17.25).
 * @returns as `recordByForm`
 */
export async function undoByForm(
  services: VisitServices & Parameters<typeof undoStep>[0],
  order: OrderTable,
  by: Recorder & { personId: string },
  now: Date,
): Promise<Outcome<object, { visit: 'taken' }>> {
  const person = { id: by.personId }
  if (!(await undoableUntil(services.database, order, person.id, now))) return { outcome: 'stale' }
  const step = await lastStep(services.database, order)
  const all = (await operationsOf(services.database, [order.id])).get(order.id) ?? []
  const undone = undoneIds(all)
  const last = inOrder(all).findLast(
    ({ kind, id, outcome }) => kind === step?.kind && outcome === 'moved' && !undone.has(id),
  )
  // The page of the order records steps without operations.
  if (!last) return await undoStep(services, order.id, by)
  const { version } = by
  return await recordByForm(services, order, { kind: 'undo', of: last.id }, { person, version, wanted: 'moved' }, now)
}
