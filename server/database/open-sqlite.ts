import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import BetterSqlite3 from 'better-sqlite3'
import type { SqliteDialect } from 'kysely'
import { DatabaseProblem } from './database-problem.ts'
import { PatientSqliteDialect } from './patient-sqlite-dialect.ts'

/** Marks a file as ours in SQLite's header ("HELD" in ASCII), so that a foreign database is never written to. */
const applicationId = 0x48454c44

/** How long opening waits for another process that opens the file too, in milliseconds. */
const openTimeout = 2000

/**
 * Opens (or creates, with its folder) the SQLite file at `path` and returns Kysely's dialect for it.
 * Throws DatabaseProblem when the file cannot be opened or is not a database of ours; the file is then left as it was.
 */
export function sqliteDialect(path: string): SqliteDialect {
  let file: BetterSqlite3.Database | undefined
  try {
    mkdirSync(dirname(path), { recursive: true })
    file = new BetterSqlite3(path, { timeout: openTimeout })
    prepareFile(file, path)
    return new PatientSqliteDialect({ database: file })
  } catch (error) {
    file?.close()
    if (error instanceof DatabaseProblem) throw error
    throw new DatabaseProblem(sentenceFor(path, error), { cause: error })
  }
}

function prepareFile(file: BetterSqlite3.Database, path: string) {
  file.transaction(() => {
    const owner = file.pragma('application_id', { simple: true })
    if (owner === applicationId) return
    const tables = file.prepare('select count(*) from sqlite_master').pluck().get()
    if (tables !== 0) {
      throw new DatabaseProblem(`${path} is a database of another program. Name another file in DATABASE_URL.`)
    }
    file.pragma(`application_id = ${applicationId}`)
  })()
  file.pragma('journal_mode = WAL')
  // FULL: a message that was answered 202 survives a power cut, which WAL with NORMAL does not promise.
  file.pragma('synchronous = FULL')
  // From here on the dialect waits for locks itself, without holding up the process.
  file.pragma('busy_timeout = 0')
}

function sentenceFor(path: string, error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'SQLITE_NOTADB') return `${path} is not a SQLite database. Name another file in DATABASE_URL.`
  if (code.startsWith('SQLITE_CORRUPT')) return `${path} is damaged. Put a backup in its place, or move it away.`
  if (code.startsWith('SQLITE_BUSY')) return `${path} is locked by another program. Close that program and start again.`
  const reason = error instanceof Error ? error.message : String(error)
  return `${path} cannot be opened (${reason}). Make its folder writable, or name another file in DATABASE_URL.`
}
