import type { AccessNotes } from '../../domain/orders/access-note-limits.ts'
import type { Outcome } from '../../domain/outcome.ts'
import { type Database, retryingTransaction } from '../../services/database/schema.ts'
import { findNotes, writeNotes } from '../../services/orders/access/access-notes.ts'
import { lockOrder } from '../../services/orders/advance/advance-order.ts'
import { audit } from '../../services/people/audit.ts'
import type { OfficeKey } from '../../services/people/office-keys.ts'
import { openNotes, sealNotes } from '../../services/people/seal-notes.ts'

/** Whether each of these orders has access notes, without opening them: `storedAt` is undefined if there are none. */
export async function findAccess(database: Database, orderIds: readonly string[]) {
  if (orderIds.length === 0) return new Map()
  const rows = await database.selectFrom('orderAccess').selectAll().where('orderId', 'in', orderIds).execute()
  return new Map(
    rows.map(({ orderId, version, sealed, updatedAt }) => [
      orderId,
      { version, storedAt: sealed ? new Date(updatedAt) : undefined },
    ]),
  )
}

/**
 * Opens the access notes of orders for a person, which the audit trail records (R17.24).
 * @returns by order; `unreadable` where their key is not here. Orders without notes are left out
 */
export async function openAccess(
  database: Database,
  keys: readonly OfficeKey[],
  { person, orderIds, subject }: { person: { id: string }; orderIds: readonly string[]; subject: string },
  now: Date,
): Promise<Map<string, AccessNotes | 'unreadable'>> {
  if (orderIds.length === 0) return new Map()
  return await retryingTransaction(database, async (transaction) => {
    const rows = await transaction
      .selectFrom('orderAccess')
      .selectAll()
      .where('orderId', 'in', orderIds)
      .where('sealed', '<>', '')
      .execute()
    if (rows.length > 0) await audit(transaction, { by: person, action: 'readAccess', subject }, now)
    return new Map(rows.map((row) => [row.orderId, openNotes(keys, row.orderId, row) ?? 'unreadable']))
  })
}

/**
 * Stores the office's access notes of an order, or empties them; what the customer wrote stays. A version that is not
 * the one that was seen is refused; a retry of what was stored succeeds.
 */
export async function saveAccess(
  database: Database,
  keys: { sealing: OfficeKey; all: readonly OfficeKey[] },
  { person, orderId, seen, notes }: { person: { id: string }; orderId: string; seen: number; notes: AccessNotes },
  now: Date,
): Promise<Outcome> {
  return await retryingTransaction(database, async (transaction): Promise<Outcome> => {
    await lockOrder(transaction, orderId)
    const row = await findNotes(transaction, orderId)
    const former = row?.sealed ? openNotes(keys.all, orderId, row) : undefined
    if (former?.access === notes.access && former.parking === notes.parking) return { outcome: 'done' }
    if ((row?.version ?? 0) !== seen) return { outcome: 'stale' }
    const isEmpty = notes.access === '' && notes.parking === ''
    if (isEmpty && !row?.sealed) return { outcome: 'done' }
    const fromCustomer = former?.fromCustomer
    const sealed =
      isEmpty && !fromCustomer
        ? { keyId: '', sealed: '' }
        : sealNotes(keys.sealing, orderId, { ...notes, ...(fromCustomer && { fromCustomer }) })
    const saysAccess = notes.access !== '' || fromCustomer ? 1 : 0
    await writeNotes(transaction, orderId, { ...sealed, saysAccess, version: seen + 1 }, now)
    // The text stays out of the trail, which would keep it for good.
    const action = isEmpty ? 'removeAccess' : 'changeAccess'
    await audit(transaction, { by: person, action, subject: `order:${orderId}` }, now)
    return { outcome: 'done' }
  })
}
