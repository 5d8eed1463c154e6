import { randomUUID } from 'node:crypto'
import type { OperationKind } from '../../domain/visits/operation.ts'
import type { Database } from '../../services/database/schema.ts'

/** An operation with what belongs to its kind, how many minutes after the start it happened, and its id. */
export type NewOperation = readonly [kind: OperationKind, minutes: number, body?: object, id?: string]

/**
 * Stores what a crew recorded of an order, as a phone would have sent it.
 */
export async function recordedWork(
  database: Database,
  { id: orderId, startsAt }: { id: string; startsAt: Date },
  personId: string,
  operations: readonly NewOperation[],
): Promise<void> {
  const rows = operations.map(([kind, minutes, body = {}, id = randomUUID()]) => {
    const at = new Date(startsAt.getTime() + minutes * 60_000).toISOString()
    const given = { id, orderId, kind, body: JSON.stringify(body), at, receivedAt: at, personId }
    return {
      ...given,
      device: 'one',
      redoId: null,
      pressedAt: null,
      sentBy: null,
      outcome: null,
      settledAt: null,
      settledBy: null,
    }
  })
  await database.insertInto('visitOperation').values(rows).execute()
}
