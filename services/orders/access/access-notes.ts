import * as v from 'valibot'
import { cleanLines } from '../../../domain/contact/form-text.ts'
import { accessLength } from '../../../domain/orders/access-note-limits.ts'
import type { Database } from '../../database/schema.ts'
import { type KeySettings, readOfficeKeys, sealingKey } from '../../people/office-keys.ts'
import { openNotes, sealNotes } from '../../people/seal-notes.ts'

/** What a note of a draft is sealed for: it becomes that of an order whose id nobody knows yet. */
const ofDraft = 'draft'

const sealedDraftNote = v.pipe(v.string(), v.parseJson(), v.object({ keyId: v.string(), sealed: v.string() }))

/**
 * The fields of step 3 with the note about how to get in sealed, so that no draft holds it in the clear (R16.35). Without a note they stay as
 * they are; a note that is too long, or has no key to seal it with, leaves `sealedNote` undefined. A `sealedNote` that was sent is dropped:
 * otherwise a copy of the database and an order would be enough to read the notes of others.
 */
export function withSealedNote(
  settings: KeySettings,
  { sealedNote: _, ...given }: Record<string, unknown>,
): Record<string, unknown> {
  const access = typeof given.accessNote === 'string' ? cleanLines(given.accessNote) : ''
  if (access === '') return given
  const key = access.length > accessLength ? undefined : sealingKey(settings)
  if (!key) return { ...given, sealedNote: undefined }
  return { ...given, sealedNote: JSON.stringify(sealNotes(key, ofDraft, { access, parking: '' })) }
}

/** Opens the note of a draft; undefined for anything that was not sealed for one with a key that is here. */
function openDraftNote(settings: KeySettings, text: string): string | undefined {
  const { success, output } = v.safeParse(sealedDraftNote, text)
  return success ? openNotes(readOfficeKeys(settings), ofDraft, output)?.access : undefined
}

/**
 * Stores the customer's note with the order, sealed for it, inside the caller's transaction. What the office knows about parking stays.
 * @param sealedNote as `withSealedNote` made it
 */
export async function storeCustomerNote(
  transaction: Database,
  settings: KeySettings,
  orderId: string,
  sealedNote: string,
  now: Date,
): Promise<void> {
  const access = openDraftNote(settings, sealedNote)
  const key = sealingKey(settings)
  if (access === undefined || !key) return
  const row = await findNotes(transaction, orderId)
  const parking = (row?.sealed && openNotes(readOfficeKeys(settings), orderId, row)?.parking) || ''
  const sealed = sealNotes(key, orderId, { access, parking })
  const values = { ...sealed, version: (row?.version ?? 0) + 1, updatedAt: now.toISOString() }
  await transaction
    .insertInto('orderAccess')
    .values({ orderId, ...values })
    .onConflict((conflict) => conflict.column('orderId').doUpdateSet(values))
    .execute()
}

/** The note about how to get in, for the customer's own page; undefined if there is none that can be read. */
export async function readCustomerNote(
  database: Database,
  settings: KeySettings,
  orderId: string,
): Promise<string | undefined> {
  const row = await findNotes(database, orderId)
  return (row?.sealed && openNotes(readOfficeKeys(settings), orderId, row)?.access) || undefined
}

const findNotes = (database: Database, orderId: string) =>
  database.selectFrom('orderAccess').selectAll().where('orderId', '=', orderId).executeTakeFirst()
