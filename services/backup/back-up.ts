import { chmodSync, closeSync, existsSync, linkSync, openSync, rmSync } from 'node:fs'
import BetterSqlite3 from 'better-sqlite3'
import { DatabaseProblem } from '../database/database-problem.ts'
import { openOwnFile } from '../database/open-sqlite.ts'
import { type FileReport, inspectFile } from './inspect-file.ts'
import { syncToDisk } from './sync-to-disk.ts'

/**
 * Writes a snapshot of the SQLite database at `path` into the new file `target`, while the sites keep running. The file
 * appears under its name once it is complete, checked and on disk. Only its owner may read it, because it holds
 * visitors' messages.
 * @throws DatabaseProblem on any failure; no file is left then
 */
export async function backUp(path: string, target: string): Promise<FileReport> {
  if (existsSync(target))
    throw new DatabaseProblem(`${target} exists. A backup never overwrites a file: name a new one.`)
  const part = `${target}.part-${process.pid}`
  const source = openOwnFile(path)
  try {
    closeSync(openSync(part, 'wx', 0o600))
    // One read transaction around the whole backup: concurrent writes are not seen and do not restart it.
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
