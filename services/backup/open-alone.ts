import type BetterSqlite3 from 'better-sqlite3'
import { fileProblem } from '../database/database-problem.ts'
import { openUnchecked } from '../database/open-sqlite.ts'

/**
 * Opens the SQLite file at `path` exclusively: until it is closed no other process can read or write it. Its
 * write-ahead log is merged into the file.
 * @throws DatabaseFileProblem with the fault "locked" if any other process has the file open, even an idle one (unless
 *   the file is too damaged to list its tables), and those of `openUnchecked`
 */
export function openAlone(path: string): BetterSqlite3.Database {
  const file = openUnchecked(path)
  try {
    // Leaving WAL mode fails while any other process has the file open.
    file.pragma('journal_mode = DELETE')
    file.pragma('locking_mode = EXCLUSIVE')
    file.exec('begin exclusive; commit')
    return file
  } catch (error) {
    file.close()
    throw fileProblem(path, error)
  }
}
