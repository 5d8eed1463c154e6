import type { Database } from '../../services/database/schema.ts'

interface DraftKey {
  leadId: string
  personId: string
}

/** `seen`: the draft that the person's form was made from. */
interface TypedDraft {
  text: string
  seen: number
}

/** A person's unsent reply. `version` 0: there is none. */
export async function readDraft(database: Database, key: DraftKey) {
  const draft = await database
    .selectFrom('leadDraft')
    .select(['text', 'version'])
    .where((eb) => eb.and({ ...key }))
    .executeTakeFirst()
  return draft ?? { text: '', version: 0 }
}

/**
 * Keeps what a person typed. Where another window of theirs has kept something else meanwhile, both texts stay, one
 * below the other (R17.13). The lead is locked by the caller's transaction.
 */
export async function keepDraft(transaction: Database, key: DraftKey, { text, seen }: TypedDraft): Promise<void> {
  const kept = await readDraft(transaction, key)
  if (kept.text === text) return
  const whole = kept.version === seen || kept.text === '' ? text : `${kept.text}\n\n———\n\n${text}`
  const draft = { text: whole, version: kept.version + 1 }
  await transaction
    .insertInto('leadDraft')
    .values({ ...key, ...draft })
    .onConflict((conflict) => conflict.columns(['leadId', 'personId']).doUpdateSet(draft))
    .execute()
}

/**
 * Empties the draft of a reply that was sent, unless another window has kept something else meanwhile. The row stays,
 * so that its version never comes back.
 */
export async function emptyDraft(transaction: Database, key: DraftKey, { text, seen }: TypedDraft): Promise<void> {
  await transaction
    .updateTable('leadDraft')
    .set((eb) => ({ text: '', version: eb('version', '+', 1) }))
    .where((eb) => eb.and({ ...key }))
    .where((eb) => eb.or([eb('version', '=', seen), eb('text', '=', text)]))
    .execute()
}
