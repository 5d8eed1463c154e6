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
import { DatabaseFileProblem, DatabaseProblem } from '../database/database-problem.ts'
import { type FileReport, inspectFile } from './inspect-file.ts'
import { openAlone } from './open-alone.ts'
import { syncToDisk } from './sync-to-disk.ts'

/** Suffixes of files that SQLite keeps beside a database while it is open, or after its process was killed. */
const companions = ['-wal', '-shm', '-journal']

/**
 * Replaces the SQLite database at `path` with a copy of the backup `source`, in one step. The copy is checked first,
 * and `source` is not written to. An existing database is replaced only with `force`, and kept beside under a name with
 * the time `now`.
 * @returns a report on the restored file, and where the previous one is kept
 * @throws DatabaseProblem, with everything unchanged, if the backup is damaged, not ours or newer than this program, or
 *   if the database at `path` is in use or another program's
 */
export async function restore(source: string, path: string, options: { force: boolean; now: Date }) {
  const kept = `${path}.before-restore-${options.now.toISOString().replaceAll(/[:.]/g, '-')}`
  if (existsSync(path) && !options.force) {
    throw new DatabaseProblem(`There is a database at ${path}. With --force it is replaced, and kept as ${kept}.`)
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

/** Copies the backup beside its destination, as one file without a log, and checks the copy. */
async function stage(source: string, staged: string): Promise<FileReport> {
  try {
    copyFileSync(source, staged, constants.COPYFILE_EXCL)
    // If someone copied the files of a running site instead of making a backup, the log has the latest changes.
    if (existsSync(`${source}-wal`)) copyFileSync(`${source}-wal`, `${staged}-wal`)
    const report = await inspectFile(staged)
    const file = new BetterSqlite3(staged)
    file.pragma('journal_mode = DELETE')
    file.close()
    giveToFolderOwner(staged)
    syncToDisk(staged)
    return report
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const what = error instanceof DatabaseFileProblem ? error.what : `cannot be restored (${reason})`
    throw new DatabaseProblem(`${source} ${what}. Nothing was changed.`, { cause: error })
  }
}

/** Only the folder's owner may read the file, because it holds visitors' messages; also when root restores it. */
function giveToFolderOwner(path: string) {
  const { uid, gid } = statSync(dirname(path))
  if (process.getuid?.() === 0) chownSync(path, uid, gid)
  chmodSync(path, 0o600)
}

/** @returns whether there was a file before, which is now at `kept` */
function exchange(staged: string, path: string, kept: string): boolean {
  const present = existsSync(path)
  const held = present ? lockOut(path) : undefined
  try {
    if (present) linkSync(path, kept)
    for (const suffix of companions) if (existsSync(path + suffix)) renameSync(path + suffix, kept + suffix)
    // A site that is just starting may have created a file: linking does not replace it.
    if (present) renameSync(staged, path)
    else linkSync(staged, path)
    syncToDisk(path)
    return present
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new DatabaseProblem(`${path} could not be replaced (${reason}).`, { cause: error })
  } finally {
    held?.close()
  }
}

/** Locks the file against all other processes. Undefined: it is too damaged for anyone to use. */
function lockOut(path: string): BetterSqlite3.Database | undefined {
  try {
    return openAlone(path)
  } catch (error) {
    const broken = ['empty', 'no database', 'damaged']
    if (error instanceof DatabaseFileProblem && broken.includes(error.fault)) return undefined
    throw error
  }
}
