import { readdirSync, rmSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { DatabaseProblem } from '../database/database-problem.ts'
import { backUp } from './back-up.ts'
import { checkMigrated, type DataCheck } from './check-data.ts'
import type { FileReport } from './inspect-file.ts'
import { dumpPostgres, restorePostgres, withRestored } from './postgres-dump.ts'
import { restore } from './restore.ts'

/**
 * Restores the newest backup into a file beside it, readable by its owner alone and deleted afterwards, and checks
 * whether bookings, ledger and audit trail agree (R14.8).
 * @param place a backup, or the folder of the nightly ones
 * @throws DatabaseProblem where there is no backup, or it cannot be restored
 */
export async function drill(place: string, now: Date): Promise<DataCheck & { backup: string }> {
  const backup = newestBackup(place)
  // Not the system's folder for temporary files: that is memory in a container. Named like the backup, whose old
  // copies are deleted: it holds visitors' messages, and a drill may be killed.
  const path = `${backup}.drill-${process.pid}`
  try {
    await restore(backup, path, { force: false, now })
    return { backup, ...(await checkMigrated(`sqlite:${path}`)) }
  } finally {
    for (const suffix of ['', '-wal', '-shm']) rmSync(path + suffix, { force: true })
  }
}

/**
 * The backup at `place`, or the newest one of that folder.
 * @throws DatabaseProblem where there is none
 */
function newestBackup(place: string): string {
  const stat = statSync(place, { throwIfNoEntry: false })
  if (stat?.isFile()) return place
  const names = stat?.isDirectory() ? readdirSync(place).filter((name) => name.endsWith('.db')) : []
  const newest = names
    .map((name) => ({ path: join(place, name), at: statSync(join(place, name)).mtimeMs }))
    .sort((one, other) => other.at - one.at)[0]
  if (!newest) throw new DatabaseProblem(`There is no backup at ${place}.`)
  return newest.path
}

/** Operations on the backups of a database, for either engine. */
export interface Backups {
  /** Writes a new file while the sites run. @returns what a SQLite file holds */
  backUp(file: string): Promise<FileReport | undefined>
  /** Restores a backup, or the newest one of a folder, elsewhere, brings it to this program's step, and checks it. */
  drill(place: string): Promise<DataCheck & { backup: string }>
  /** Puts a backup in the place of the database, while no site runs. @returns what the former one is kept as */
  restore(
    file: string,
    options: { force: boolean; now: Date },
  ): Promise<{ report?: FileReport; kept: string | undefined }>
}

/** The backups of the database at `url`. Each throws a DatabaseProblem, with everything unchanged, if it fails. */
export function backupsOf(url: string): Backups {
  if (url.startsWith('sqlite:')) {
    const path = resolve(url.slice('sqlite:'.length))
    return {
      backUp: (file) => backUp(path, file),
      drill: (place) => drill(place, new Date()),
      restore: (file, options) => restore(file, path, options),
    }
  }
  return {
    async backUp(file) {
      await dumpPostgres(url, file)
      return undefined
    },
    async drill(place) {
      const backup = newestBackup(place)
      return await withRestored(backup, url, async (restoredUrl) => ({ backup, ...(await checkMigrated(restoredUrl)) }))
    },
    restore: async (file, { now }) => ({ kept: await restorePostgres(file, url, now) }),
  }
}
