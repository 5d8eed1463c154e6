import type { Logger } from 'pino'
import type { OrderActor } from '../../domain/orders/order-states.ts'
import type { Payees } from '../../domain/payments/payee.ts'
import type { OperationOutcome, RecordedOperation } from '../../domain/visits/crew-day.ts'
import type { AnyOperation } from '../../domain/visits/operation.ts'
import { recordChange } from '../database/changes.ts'
import { type Database, retryingTransaction } from '../database/schema.ts'
import { type AdvanceServices, lockOrder, StaleOrder } from '../orders/advance/advance-order.ts'
import { personOf } from '../orders/record/find-order.ts'
import { operationsOf } from '../orders/record/operations-of.ts'
import { audit } from '../people/audit.ts'
import { removeUnwanted } from '../photos/visit-photos.ts'
import { announceOperations } from './announce-operations.ts'
import { applyMoves } from './apply-moves.ts'
import type { OperationsSender } from './judge-operations.ts'

/** The services that recording visits needs. The customer's site sends the mail. */
export type VisitServices = Pick<AdvanceServices, 'database' | 'settings'> & { log: Pick<Logger, 'info' | 'error'> }

interface OfOrder extends Omit<OperationsSender, 'teams'> {
  orderId: string
  /** The role in which the sender advances the order; undefined: as its crew. */
  actor?: OrderActor | undefined
  /** The required outcome of an operation, else nothing is stored; `version`: of the order, as its author saw it. */
  wanted?: { id: string; outcome: OperationOutcome; version: number | undefined }
}

/**
 * Stores operations about one order and does what they ask for, in one transaction with its entry of the audit trail.
 * @throws StaleOrder if the order is gone or, where an outcome is required, if it differs or the ids are known with
 *   other content
 */
export async function recordOperations(
  { database, settings, log }: VisitServices,
  from: OfOrder,
  operations: readonly AnyOperation[],
  now: Date,
): Promise<void> {
  const { payees } = settings
  const added = await retryingTransaction(database, (transaction) =>
    recordWithin(transaction, from, operations, { payees, now }),
  )
  if (added > 0) log.info({ operations: added, device: from.device }, 'visit recorded')
}

/** @returns how many of them are new */
async function recordWithin(
  transaction: Database,
  { orderId, sender, device, actor = 'crew', wanted }: OfOrder,
  operations: readonly AnyOperation[],
  { payees, now }: { payees: Payees; now: Date },
): Promise<number> {
  const row = await lockOrder(transaction, orderId)
  if (!row) throw new StaleOrder()
  // Free text is deleted with the customer's data (R16.11): what came later never would be.
  const keepsText = (await personOf(transaction, orderId)) !== undefined
  const rows = operations.map((one) => rowOf(one, { orderId, sender, device, keepsText }, now))
  const inserting = transaction.insertInto('visitOperation').values(rows)
  const unless = inserting.onConflict((conflict) => conflict.column('id').doNothing())
  const added = new Set((await unless.returning('id').execute()).map(({ id }) => id))
  if (added.size === 0 && wanted && !(await isKnown(transaction, rows))) throw new StaleOrder()
  if (added.size === 0) return 0
  const all = (await operationsOf(transaction, [orderId])).get(orderId) ?? []
  if (wanted?.version !== undefined && wanted.version !== row.version) throw new StaleOrder()
  const actorOf = ({ id }: RecordedOperation) => (added.has(id) ? actor : 'crew')
  const moves = await applyMoves(transaction, row, all, { payees, now, actorOf })
  const outcomes = new Map([...moves, ...(await announceOperations(transaction, orderId, { all, added }, now))])
  if (wanted && outcomes.get(wanted.id) !== wanted.outcome) throw new StaleOrder()
  await storeOutcomes(transaction, outcomes)
  await removeUnwanted(transaction, { orderId, keepsPhotos: keepsText && row.noPhotos === 0 }, all, now)
  const after = { device, operations: all.filter(({ id }) => added.has(id)).map(({ kind }) => kind) }
  await recordChange(transaction, 'visits', now)
  await audit(transaction, { by: sender, action: 'recordVisit', subject: `order:${orderId}`, after }, now)
  return added.size
}

function rowOf(
  { id, order: _, redo, at, pressedAt, by, kind, ...body }: AnyOperation,
  { orderId, sender, device, keepsText }: Pick<OfOrder, 'orderId' | 'sender' | 'device'> & { keepsText: boolean },
  now: Date,
) {
  return {
    id,
    orderId,
    redoId: redo ?? null,
    kind,
    body: JSON.stringify('text' in body && !keepsText ? { ...body, text: '' } : body),
    at,
    pressedAt: pressedAt ?? null,
    personId: by,
    sentBy: by === sender.id ? null : sender.id,
    device,
    receivedAt: now.toISOString(),
  }
}

/** Whether what was sent is stored, with the same content. */
async function isKnown(transaction: Database, rows: ReturnType<typeof rowOf>[]): Promise<boolean> {
  const stored = transaction.selectFrom('visitOperation').select('id')
  const same = stored.where(({ and, or }) =>
    or(rows.map(({ id, orderId, kind, body }) => and({ id, orderId, kind, body }))),
  )
  return (await same.execute()).length === rows.length
}

async function storeOutcomes(transaction: Database, outcomes: ReadonlyMap<string, OperationOutcome>): Promise<void> {
  for (const [outcome, ids] of Map.groupBy(outcomes.keys(), (id) => outcomes.get(id))) {
    const operations = transaction.updateTable('visitOperation').where('id', 'in', [...ids])
    await operations.set({ outcome }).execute()
  }
}
