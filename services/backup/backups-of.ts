import { resolve } from 'node:path'
import { backUp } from './back-up.ts'
import type { DataCheck } from './check-data.ts'
import { checkMigrated } from './check-migrated.ts'
import { drill, newestBackup } from './drill.ts'
import type { FileReport } from './inspect-file.ts'
import { dumpPostgres, restorePostgres, withRestored } from './postgres-dump.ts'
import { restore } from './restore.ts'

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
