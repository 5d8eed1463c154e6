import { emptyLog } from '../database/open-sqlite.ts'
import type { Database } from '../database/schema.ts'
import { type DeliveryFolders, sweepFolders } from './delivered-folders.ts'

/**
 * Removes what is left of deleted personal data outside the tables (R16.11): in SQLite's write-ahead log, and in the
 * folders of delivered messages. Runs after every deletion on request, and after each purge.
 */
export async function eraseTraces(database: Database, folders: DeliveryFolders): Promise<void> {
  await emptyLog(database)
  await sweepFolders(database, folders)
}
