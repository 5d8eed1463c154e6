import { chmodSync } from 'node:fs'
import BetterSqlite3 from 'better-sqlite3'
import { DatabaseProblem } from '../database/database-problem.ts'
import { openOwnFile } from '../database/open-sqlite.ts'
import { type FileReport, inspectFile } from './inspect-file.ts'
import { writeBackup } from './sync-to-disk.ts'

/**
 * Writes a snapshot of the SQLite database at `path` into the new file `target`, as `writeBackup` does, while the sites
 * keep running, and checks it.
 * @throws DatabaseProblem on any failure; no file is left then
 */
export async function backUp(path: string, target: string): Promise<FileReport> {
  const source = openOwnFile(path)
  try {
    return await writeBackup(target, async (part) => {
      // One read transaction around the whole backup: concurrent writes are not seen and do not restart it.
      source.exec('begin')
      source.prepare('select count(*) from sqlite_schema').get()
      await source.backup(part)
      makePlain(part)
      return await inspectFile(part)
    })
  } catch (error) {
    if (error instanceof DatabaseProblem) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new DatabaseProblem(`${target} could not be written (${reason}). Nothing was left there.`, { cause: error })
  } finally {
    source.close()
  }
}

/**
 * Makes it one file without a write-ahead log, which can also be opened on a read-only medium, and without the pages of
 * what was deleted (R16.20).
 */
function makePlain(path: string) {
  const file = new BetterSqlite3(path)
  file.pragma('journal_mode = DELETE')
  file.exec('vacuum')
  file.close()
  chmodSync(path, 0o600)
}
