import type BetterSqlite3 from 'better-sqlite3'
import { fileProblem } from '../database/database-file-problem.ts'
import { openUnchecked } from '../database/open-sqlite.ts'

/**
 * Opens the SQLite file at `path` for this process alone: until it is closed no other can read, write or start on it.
 * Its write-ahead log is folded into the file. Throws DatabaseFileProblem with the fault "locked" when any other process
 * has the file open, even an idle one (unless the file is so damaged that its tables cannot be listed), and those of
 * `openUnchecked`.
 */
export function openAlone(path: string): BetterSqlite3.Database {
  const file = openUnchecked(path)
  try {
    // Who has a file in WAL mode open holds a lock that leaving the mode needs.
    file.pragma('journal_mode = DELETE')
    file.pragma('locking_mode = EXCLUSIVE')
    file.exec('begin exclusive; commit')
    return file
  } catch (error) {
    file.close()
    throw fileProblem(path, error)
  }
}
