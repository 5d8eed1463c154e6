import {
  chmodSync,
  chownSync,
  constants,
  copyFileSync,
  existsSync,
  linkSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { dirname } from 'node:path'
import BetterSqlite3 from 'better-sqlite3'
import { DatabaseFileProblem } from '../database/database-file-problem.ts'
import { DatabaseProblem } from '../database/database-problem.ts'
import { type FileReport, inspectFile } from './inspect-file.ts'
import { openAlone } from './open-alone.ts'
import { syncToDisk } from './sync-to-disk.ts'

/** What a restore has done: what the restored file holds, and where the former one is kept. */
export interface Restored {
  report: FileReport
  kept: string | undefined
}

/** Files that belong to a SQLite file while it is open, or after its process was killed. */
const companions = ['-wal', '-shm', '-journal']

/**
 * Puts a copy of the backup `source` in the place of the SQLite database at `path`, in one step. The copy is checked
 * first, and `source` is not written to. A database that is there already is exchanged with `force` only, and kept
 * beside under a name with the time `now`.
 * Throws DatabaseProblem, with everything as it was, when the backup is not sound, not ours or newer than this program,
 * or when the database at `path` is in use or another program's.
 */
export async function restore(source: string, path: string, options: { force: boolean; now: Date }): Promise<Restored> {
  const kept = `${path}.before-restore-${options.now.toISOString().replaceAll(/[:.]/g, '-')}`
  if (existsSync(path) && !options.force) {
    throw new DatabaseProblem(`There is a database at ${path}. With --force it is exchanged, and kept as ${kept}.`)
  }
  const staged = `${path}.restoring-${process.pid}`
  try {
    const report = await stage(source, staged)
    const exchanged = exchange(staged, path, kept)
    return { report, kept: exchanged ? kept : undefined }
  } finally {
    for (const suffix of ['', ...companions]) rmSync(staged + suffix, { force: true })
  }
}

/** Copies the backup beside its new place, as one plain file, and checks the copy. */
async function stage(source: string, staged: string): Promise<FileReport> {
  try {
    copyFileSync(source, staged, constants.COPYFILE_EXCL)
    // Somebody copied the files of a running site instead of backing it up: the log holds the newest changes.
    if (existsSync(`${source}-wal`)) copyFileSync(`${source}-wal`, `${staged}-wal`)
    const report = await inspectFile(staged)
    const file = new BetterSqlite3(staged)
    file.pragma('journal_mode = DELETE')
    file.close()
    belongToFolder(staged)
    syncToDisk(staged)
    return report
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const what = error instanceof DatabaseFileProblem ? error.what : `cannot be restored (${reason})`
    throw new DatabaseProblem(`${source} ${what}. Nothing was changed.`, { cause: error })
  }
}

/** Only the owner may read visitors' messages; the owner is who owns the folder, also when root restores. */
function belongToFolder(path: string) {
  const { uid, gid } = statSync(dirname(path))
  if (process.getuid?.() === 0) chownSync(path, uid, gid)
  chmodSync(path, 0o600)
}

/** @returns whether there was a file before, which is `kept` now */
function exchange(staged: string, path: string, kept: string): boolean {
  const present = existsSync(path)
  const held = present ? holdStill(path) : undefined
  try {
    if (present) linkSync(path, kept)
    for (const suffix of companions) if (existsSync(path + suffix)) renameSync(path + suffix, kept + suffix)
    // Where there was nothing, a site that starts just now may be faster: its file is not replaced.
    if (present) renameSync(staged, path)
    else linkSync(staged, path)
    syncToDisk(path)
    return present
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new DatabaseProblem(`${path} could not be exchanged (${reason}).`, { cause: error })
  } finally {
    held?.close()
  }
}

/** Nobody uses the file from here on. Undefined: it is so broken that nobody can. */
function holdStill(path: string): BetterSqlite3.Database | undefined {
  try {
    return openAlone(path)
  } catch (error) {
    const broken = ['empty', 'no database', 'damaged']
    if (error instanceof DatabaseFileProblem && broken.includes(error.fault)) return undefined
    throw error
  }
}
