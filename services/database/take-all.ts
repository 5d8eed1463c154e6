import { type Database, retryingTransaction } from './schema.ts'

/** Rows of one statement that deletes or empties what is due. */
export const takenAtOnce = 500

/**
 * Repeats a statement about at most `takenAtOnce` rows until it finds fewer, so that others wait only for one of
 * them. Another process may take the same rows at the same time.
 * @returns how many rows it took
 */
export async function takeAll(
  database: Database,
  statement: (transaction: Database) => Promise<{ numDeletedRows: bigint } | { numUpdatedRows: bigint }>,
): Promise<number> {
  for (let taken = 0; ; ) {
    const result = await retryingTransaction(database, statement)
    const rows = Number('numDeletedRows' in result ? result.numDeletedRows : result.numUpdatedRows)
    taken += rows
    if (rows < takenAtOnce) return taken
  }
}
