import { chmodSync, closeSync, existsSync, linkSync, openSync, rmSync } from 'node:fs'
import BetterSqlite3 from 'better-sqlite3'
import { DatabaseProblem } from '../database/database-problem.ts'
import { openOwnFile } from '../database/open-sqlite.ts'
import { type FileReport, inspectFile } from './inspect-file.ts'
import { syncToDisk } from './sync-to-disk.ts'

/**
 * Writes the SQLite database at `path` as it is at this moment into the new file `target`, while sites may go on
 * writing. The file appears under its name when it is complete, checked and on disk; only its owner may read it, for
 * it holds visitors' messages. Throws DatabaseProblem, and leaves no file, when that cannot be.
 */
export async function backUp(path: string, target: string): Promise<FileReport> {
  if (existsSync(target)) throw new DatabaseProblem(`${target} exists. A backup overwrites nothing: name a new file.`)
  const part = `${target}.part-${process.pid}`
  const source = openOwnFile(path)
  try {
    closeSync(openSync(part, 'wx', 0o600))
    // One reading transaction around all of it: what the sites write meanwhile is neither seen nor starts it again.
    source.exec('begin')
    source.prepare('select count(*) from sqlite_schema').get()
    await source.backup(part)
    makePlain(part)
    const report = await inspectFile(part)
    syncToDisk(part)
    linkSync(part, target)
    syncToDisk(target)
    return report
  } catch (error) {
    if (error instanceof DatabaseProblem) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new DatabaseProblem(`${target} could not be written (${reason}). Nothing was left there.`, { cause: error })
  } finally {
    source.close()
    for (const suffix of ['', '-journal', '-wal', '-shm']) rmSync(part + suffix, { force: true })
  }
}

/** One file without companions, which can be opened from a read-only medium too. */
function makePlain(path: string) {
  const file = new BetterSqlite3(path)
  file.pragma('journal_mode = DELETE')
  file.close()
  chmodSync(path, 0o600)
}
