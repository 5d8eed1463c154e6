import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseProblem } from '../database/database-problem.ts'
import type { DataCheck } from './check-data.ts'
import { checkMigrated } from './check-migrated.ts'
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
export function newestBackup(place: string): string {
  const stat = statSync(place, { throwIfNoEntry: false })
  if (stat?.isFile()) return place
  const names = stat?.isDirectory() ? readdirSync(place).filter((name) => name.endsWith('.db')) : []
  const newest = names
    .map((name) => ({ path: join(place, name), at: statSync(join(place, name)).mtimeMs }))
    .sort((one, other) => other.at - one.at)[0]
  if (!newest) throw new DatabaseProblem(`There is no backup at ${place}.`)
  return newest.path
}
