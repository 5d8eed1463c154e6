import { join } from 'node:path'
import { DatabaseProblem } from '../database/database-problem.ts'
import { type Backups, checkMigrated } from './backups-of.ts'
import type { DataCheck } from './check-data.ts'

/**
 * Brings the database at `url` to this program's step, while no site runs: backs it up into a new file of `folder`,
 * tries the migration on a copy, migrates, checks, and restores the backup if anything does not agree (R14.10). Killed
 * at any moment, it leaves a whole database: a migration is one transaction, and a restore one exchange.
 * @returns the backup, and what was checked
 * @throws DatabaseProblem if the copy or the database does not agree; the database is then as it was
 */
export async function upgrade(
  url: string,
  backups: Backups,
  folder: string,
  now: Date,
): Promise<DataCheck & { backup: string }> {
  const backup = join(folder, `before-upgrade-${now.toISOString().replaceAll(/[:.]/g, '-')}.db`)
  await backups.backUp(backup)
  const tried = await backups.drill(backup)
  if (tried.faults.length > 0)
    throw new DatabaseProblem(`The upgrade was tried on a copy, and not begun: ${tried.faults[0]}`)
  const check = await checkMigrated(url)
  if (check.faults.length === 0) return { backup, ...check }
  await backups.restore(backup, { force: true, now })
  throw new DatabaseProblem(`The upgrade was taken back: ${check.faults[0]} Start the former release.`)
}
