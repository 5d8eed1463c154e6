import type { Database } from './schema.ts'
import type { ChangeSubject } from './tables/change-tables.ts'

/**
 * Records inside the caller's transaction that `subject` has changed, for the page caches of all server processes. The
 * counter's row stays locked until the transaction ends, so ids appear in the order of commits: a reader that has read
 * up to an id has missed nothing, which a database sequence would not guarantee.
 */
export async function recordChange(transaction: Database, subject: ChangeSubject, now: Date): Promise<void> {
  const { value } = await transaction
    .updateTable('changeCounter')
    .set((eb) => ({ value: eb('value', '+', 1) }))
    .returning('value')
    .executeTakeFirstOrThrow()
  const change = { id: value, changedAt: now.toISOString() }
  await transaction
    .insertInto('change')
    .values({ subject, ...change })
    .onConflict((conflict) => conflict.column('subject').doUpdateSet(change))
    .execute()
}

/** The id of the newest change; 0 if nothing has changed yet. */
export async function latestChangeId(database: Database): Promise<number> {
  const { value } = await database.selectFrom('changeCounter').select('value').executeTakeFirstOrThrow()
  return value
}

/** The subjects that changed after change `id`, in the order of their last change, each with the id of that. */
export async function changesAfter(database: Database, id: number): Promise<{ id: number; subject: ChangeSubject }[]> {
  return await database.selectFrom('change').select(['id', 'subject']).where('id', '>', id).orderBy('id').execute()
}
