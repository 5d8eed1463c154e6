import * as v from 'valibot'
import { cleanLines } from '../../../domain/contact/form-text.ts'
import { accessLength } from '../../../domain/orders/access-note-limits.ts'
import type { Order } from '../../../domain/orders/order.ts'
import type { Outcome } from '../../../domain/outcome.ts'
import type { Database, Schema } from '../../database/schema.ts'
import { fittingJson } from '../../database/stored-json.ts'
import { type KeySettings, readOfficeKeys, sealingKey } from '../../people/office-keys.ts'
import { openNotes, sealNotes } from '../../people/seal-notes.ts'

/** Drafts seal their note for this, because no one knows yet which order it becomes part of. */
const ofDraft = 'draft'

const sealedDraftNote = v.object({ keyId: v.string(), sealed: v.string() })

/**
 * The fields of step 3 with the note about how to get in sealed, so that no draft holds it in the clear (R16.35). A
 * note that is too long, or has no key to seal it with, stays unsealed, and `checkDetails` refuses it. A `sealedNote`
 * that was sent is dropped: otherwise a copy of the database and an order would be enough to read the notes of others.
 */
export function withSealedNote(
  settings: KeySettings,
  { sealedNote: _, ...given }: Record<string, unknown>,
): Record<string, unknown> {
  const fromCustomer = typeof given.accessNote === 'string' ? cleanLines(given.accessNote) : ''
  if (fromCustomer === '') return given
  const key = fromCustomer.length > accessLength ? undefined : sealingKey(settings)
  if (!key) return { ...given, sealedNote: undefined }
  return { ...given, sealedNote: JSON.stringify(sealNotes(key, ofDraft, { ...noNotes, fromCustomer })) }
}

const noNotes = { access: '', parking: '' }

/** Opens the note of a draft; undefined for anything that was not sealed for one with a key that is here. */
function openDraftNote(settings: KeySettings, text: string): string | undefined {
  const note = fittingJson(sealedDraftNote, text)
  return note && openNotes(readOfficeKeys(settings), ofDraft, note)?.fromCustomer
}

/**
 * Stores the customer's note with the order, sealed for it, inside the caller's transaction. The office's notes stay.
 * @param sealedNote as `withSealedNote` made it
 * @returns `keyGone`: a key that it or the office's notes are sealed with is missing
 */
export async function storeCustomerNote(
  transaction: Database,
  settings: KeySettings,
  orderId: string,
  sealedNote: string,
  now: Date,
): Promise<Outcome<object, { accessNote: 'keyGone' }>> {
  const fromCustomer = openDraftNote(settings, sealedNote)
  const key = sealingKey(settings)
  const row = await findNotes(transaction, orderId)
  const former = row?.sealed ? openNotes(readOfficeKeys(settings), orderId, row) : noNotes
  if (fromCustomer === undefined || !key || !former) return { outcome: 'refused', problems: { accessNote: 'keyGone' } }
  const sealed = sealNotes(key, orderId, { ...former, fromCustomer })
  await writeNotes(transaction, orderId, { ...sealed, saysAccess: 1, version: (row?.version ?? 0) + 1 }, now)
  return { outcome: 'done' }
}

/** Stores the sealed notes of an order in place of those before. */
export async function writeNotes(
  transaction: Database,
  orderId: string,
  notes: Omit<Schema['orderAccess'], 'orderId' | 'updatedAt'>,
  now: Date,
) {
  const values = { ...notes, updatedAt: now.toISOString() }
  await transaction
    .insertInto('orderAccess')
    .values({ orderId, ...values })
    .onConflict((conflict) => conflict.column('orderId').doUpdateSet(values))
    .execute()
}

/** The customer's note on how to get in, for their own page; undefined if there is none that can be read. */
export async function readCustomerNote(
  database: Database,
  settings: KeySettings,
  orderId: string,
): Promise<string | undefined> {
  const row = await findNotes(database, orderId)
  return row?.sealed ? openNotes(readOfficeKeys(settings), orderId, row)?.fromCustomer : undefined
}

/**
 * Whether it is known how the team gets in (R16.35): the customer is there, or has said how and where, or the office
 * has noted it.
 */
export async function isAccessKnown(
  database: Database,
  { id, presence, access }: Pick<Order, 'id' | 'presence' | 'access'>,
): Promise<boolean> {
  if (presence !== 'absent') return true
  return access !== null && (await findNotes(database, id))?.saysAccess === 1
}

/** The notes of an order as they are sealed; undefined if there never were any. */
export const findNotes = (database: Database, orderId: string) =>
  database.selectFrom('orderAccess').selectAll().where('orderId', '=', orderId).executeTakeFirst()
