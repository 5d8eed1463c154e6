import type { Database } from '../../services/database/schema.ts'

interface DraftKey {
  leadId: string
  personId: string
}

/** A person's unsent reply. `version` 0: there is none. */
export async function readDraft(database: Database, { leadId, personId }: DraftKey) {
  const draft = await database
    .selectFrom('leadDraft')
    .select(['text', 'version'])
    .where('leadId', '=', leadId)
    .where('personId', '=', personId)
    .executeTakeFirst()
  return draft ?? { text: '', version: 0 }
}

/**
 * Keeps what a person typed. Where another window of theirs has kept something else meanwhile, both texts stay, one
 * below the other (R17.13). The lead is locked by the caller's transaction.
 * @param seen the draft that the person's form was made from
 */
export async function keepDraft(
  transaction: Database,
  key: DraftKey,
  { text, seen }: { text: string; seen: number },
): Promise<void> {
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
export async function emptyDraft(
  transaction: Database,
  { leadId, personId }: DraftKey,
  { text, seen }: { text: string; seen: number },
): Promise<void> {
  await transaction
    .updateTable('leadDraft')
    .set((eb) => ({ text: '', version: eb('version', '+', 1) }))
    .where('leadId', '=', leadId)
    .where('personId', '=', personId)
    .where((eb) => eb.or([eb('version', '=', seen), eb('text', '=', text)]))
    .execute()
}
