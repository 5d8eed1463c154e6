import { openDatabase } from '../database/database.ts'
import { migrateDatabase } from '../database/migrate-database.ts'
import { retryingTransaction } from '../database/schema.ts'
import { checkData, type DataCheck } from './check-data.ts'

/**
 * Brings the database at `url` to this program's step and checks whether it agrees with itself, in one transaction.
 * @param judge looks at the check before the commit; if it throws, the database is as it was
 * @throws DatabaseProblem if it cannot be migrated, and what `judge` throws
 */
export async function checkMigrated(url: string, judge: (check: DataCheck) => void = () => {}): Promise<DataCheck> {
  const database = openDatabase(url, { isMaintenance: true })
  try {
    return await retryingTransaction(database, async (transaction) => {
      await migrateDatabase(transaction)
      const check = await checkData(transaction)
      judge(check)
      return check
    })
  } finally {
    await database.destroy()
  }
}
