import { randomUUID } from 'node:crypto'
import type { OrderActor } from '../../domain/orders/order-states.ts'
import type { Outcome } from '../../domain/outcome.ts'
import type { OperationOutcome } from '../../domain/visits/crew-day.ts'
import { inOrder, undoneIds } from '../../domain/visits/fold-visit.ts'
import { readOperation } from '../../domain/visits/read-operation.ts'
import type { OrderTable } from '../database/tables/order-tables.ts'
import { catchStale } from '../orders/advance/advance-order.ts'
import { lastStep, undoableUntil } from '../orders/advance/undo-step.ts'
import { operationsOf } from '../orders/record/operations-of.ts'
import { recordOperations, type VisitServices } from './record-operations.ts'

interface ByForm {
  person: { id: string }
  /** The version of the order that the form showed. */
  version?: number | undefined
  /** The role in which the person advances the order; undefined: as its crew. */
  actor?: OrderActor | undefined
  /** The required outcome; of the undone operation, if it undoes something that the customer reads. */
  wanted: OperationOutcome
}

/** What a form says: `id` where the form has made it, so that sending it twice changes nothing. */
export type Said = { kind: string; id?: string; of?: string } & Record<string, unknown>

/**
 * Records what someone enters in a form, as a phone would (R20.13).
 * @returns `stale`: the order has changed since the form was shown, or nothing would come of it; nothing is stored then
 */
export async function recordByForm(
  services: VisitServices,
  order: Pick<OrderTable, 'id' | 'number'>,
  { kind, id = randomUUID(), ...said }: Said,
  { person, version, actor, wanted: outcome }: ByForm,
  now: Date,
): Promise<Outcome> {
  const given = { ...said, id, kind, order: order.number, at: now.toISOString(), by: person.id }
  const operation = readOperation(given, now)
  if (!operation) return { outcome: 'stale' }
  const wanted = { id: outcome === 'takenBack' ? (said.of ?? id) : id, outcome, version }
  const from = { orderId: order.id, sender: person, device: 'form', actor, wanted }
  const recording = recordOperations(services, from, [operation], now)
  return await catchStale(recording.then(() => ({ outcome: 'done' as const })))
}

/**
 * Undoes the last step of a visit by a form, for the person who recorded it, within ten minutes (R17.25): state and
 * people are as before, and the mail that waited is not sent.
 * @returns `stale`: too late, of someone else, or not the last event; or the people are now planned elsewhere
 */
export async function undoByForm(
  services: VisitServices,
  order: OrderTable,
  by: Omit<ByForm, 'wanted'>,
  now: Date,
): Promise<Outcome> {
  const { database } = services
  if (!(await undoableUntil(database, order, by.person.id, now))) return { outcome: 'stale' }
  const step = await lastStep(database, order)
  const all = (await operationsOf(database, [order.id])).get(order.id) ?? []
  const undone = undoneIds(all)
  const last = inOrder(all).findLast(
    ({ kind, id, outcome }) => kind === step?.kind && outcome === 'moved' && !undone.has(id),
  )
  if (!last) return { outcome: 'stale' }
  return await recordByForm(services, order, { kind: 'undo', of: last.id }, { ...by, wanted: 'moved' }, now)
}
