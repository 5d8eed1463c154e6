import { join } from 'node:path'
import { DatabaseProblem } from '../database/database-problem.ts'
import { checkMigrated, type DataCheck } from './check-data.ts'
import type { Backups } from './drill.ts'

/**
 * Brings the database at `url` to this program's step, while no site runs: backs it up into a new file of `folder`,
 * then migrates and checks it in one transaction, which is taken back if a step fails or anything does not agree
 * (R14.10). Killed at any moment, it leaves a whole database.
 * @returns the backup, and what was checked
 * @throws DatabaseProblem if it was not upgraded; the database is then as it was
 */
export async function upgrade(
  url: string,
  backups: Pick<Backups, 'backUp'>,
  folder: string,
  now: Date,
): Promise<DataCheck & { backup: string }> {
  const backup = join(folder, `before-upgrade-${now.toISOString().replaceAll(/[:.]/g, '-')}.db`)
  await backups.backUp(backup)
  try {
    const check = await checkMigrated(url, ({ faults: [fault] }) => {
      if (fault) throw new DatabaseProblem(fault)
    })
    return { backup, ...check }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new DatabaseProblem(
      `The upgrade was taken back, and the database is as it was: ${reason} Start the former release.`,
      { cause: error },
    )
  }
}
