import { randomUUID } from 'node:crypto'
import { closeSync, existsSync, linkSync, mkdirSync, openSync, rmSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import BetterSqlite3 from 'better-sqlite3'
import { SqliteAdapter, type SqliteDialect, sql } from 'kysely'
import { withCachedStatements } from './cached-statements.ts'
import { DatabaseFileProblem, DatabaseProblem, fileProblem } from './database-problem.ts'
import { PatientSqliteDialect } from './patient-sqlite-dialect.ts'
import type { Database } from './schema.ts'

/** Marks a file as ours in SQLite's header ("HELD" in ASCII), so that a foreign database is never written to. */
const applicationId = 0x48454c44

/** How long opening waits for another process that is opening the file too, in milliseconds. */
const openTimeout = 2000

/**
 * Opens (or creates, with its folder) the SQLite file at `path` and returns Kysely's dialect for it.
 * @throws DatabaseProblem if the file cannot be opened, is damaged or not ours; the file is then unchanged
 */
export function sqliteDialect(path: string): SqliteDialect {
  let file: BetterSqlite3.Database | undefined
  let reader: BetterSqlite3.Database | undefined
  try {
    mkdirSync(dirname(path), { recursive: true })
    createWhereMissing(path)
    file = openOwnFile(path)
    file.pragma('journal_mode = WAL')
    // FULL: a message answered with 202 survives a power cut, which WAL with NORMAL does not guarantee.
    file.pragma('synchronous = FULL')
    // What is deleted is overwritten in the file, and so in every later backup (R16.11).
    file.pragma('secure_delete = ON')
    // From here on the dialect itself waits for locks, without blocking the process.
    file.pragma('busy_timeout = 0')
    // Not opened as read-only: after a crash of another process, a reader may be the one that has to recover the log.
    reader = new BetterSqlite3(path, { fileMustExist: true, timeout: 0 })
    reader.pragma('query_only = ON')
    return new PatientSqliteDialect({ database: withCachedStatements(file), reader: withCachedStatements(reader) })
  } catch (error) {
    reader?.close()
    file?.close()
    throw fileProblem(path, error)
  }
}

/** How often the log is tried to be emptied while others read from it, and the pause in between, in milliseconds. */
const [mostTries, pauseBetween] = [20, 50]

/**
 * Moves SQLite's write-ahead log into the file and empties it, so that it has nothing of what was deleted. Does nothing
 * on PostgreSQL. While another process reads for long, the log is left for the next time.
 */
export async function emptyLog(database: Database): Promise<void> {
  if (!(database.getExecutor().adapter instanceof SqliteAdapter)) return
  for (let tries = 0; tries < mostTries; tries += 1) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(database)
    if (rows[0]?.busy === 0) return
    await pause(pauseBetween)
  }
}

/**
 * Opens the SQLite file at `path`, which has to exist, without changing anything. The check reads the whole file: about
 * half a second for a million reviews.
 * @throws DatabaseFileProblem if it is missing, empty, truncated, damaged, not a database or not ours
 */
export function openOwnFile(path: string): BetterSqlite3.Database {
  const file = openUnchecked(path)
  try {
    if (file.pragma('quick_check(1)', { simple: true }) !== 'ok') throw new DatabaseFileProblem(path, 'damaged')
    return file
  } catch (error) {
    file.close()
    throw fileProblem(path, error)
  }
}

/** Like `openOwnFile`, but checks only the start of the file: the rest may be damaged. */
export function openUnchecked(path: string): BetterSqlite3.Database {
  let file: BetterSqlite3.Database | undefined
  try {
    if (!existsSync(path)) throw new DatabaseFileProblem(path, 'missing')
    if (statSync(path).size === 0) throw new DatabaseFileProblem(path, 'empty')
    file = new BetterSqlite3(path, { timeout: openTimeout, fileMustExist: true })
    if (file.pragma('application_id', { simple: true }) === applicationId) return file
    throw new DatabaseFileProblem(path, 'foreign')
  } catch (error) {
    file?.close()
    throw fileProblem(path, error)
  }
}

/**
 * A new file appears under its name only once it is marked as ours. So an empty file is never one that another process
 * is just creating, but one that lost its content.
 */
function createWhereMissing(path: string) {
  const log = statSync(`${path}-wal`, { throwIfNoEntry: false })
  if (existsSync(path)) return
  // SQLite would apply the old log to the new file.
  if (log?.size) {
    throw new DatabaseProblem(
      `${path} is missing, but ${path}-wal beside it holds changes to it. Put the file or a backup in its place, or move the log away.`,
    )
  }
  const begun = `${path}.new-${randomUUID()}`
  // Only the owner may read visitors' messages; SQLite creates the files beside it with the same permissions.
  closeSync(openSync(begun, 'wx', 0o600))
  const file = new BetterSqlite3(begun)
  file.pragma(`application_id = ${applicationId}`)
  file.close()
  try {
    linkSync(begun, path)
  } catch (error) {
    if (!existsSync(path)) throw error // otherwise another process was faster, which is just as good
  } finally {
    rmSync(begun)
  }
}
