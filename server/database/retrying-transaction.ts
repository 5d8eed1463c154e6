import type { Database } from './schema.ts'

/** Deadlock, serialisation failure, and a row that another transaction removed or added first. */
const transientCodes = ['40P01', '40001', '23503', '23505']

const mostAttempts = 5

/**
 * Runs `work` in a transaction, again from its start if PostgreSQL aborted it because of another one. SQLite never does: there, one
 * transaction writes at a time. `work` has to throw what makes the transaction impossible; whatever it returns commits.
 * @throws what `work` throws, and after several attempts the database's own error
 */
export async function retryingTransaction<Result>(
  database: Database,
  work: (transaction: Database) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await database.transaction().execute(work)
    } catch (error) {
      if (attempt === mostAttempts || !isTransient(error)) throw error
    }
  }
}

const isTransient = (error: unknown) =>
  error instanceof Error && 'code' in error && transientCodes.some((code) => code === error.code)
