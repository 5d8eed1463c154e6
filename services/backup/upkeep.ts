import type { Database } from '../database/schema.ts'
import type { UpkeepTable } from '../database/tables/alarm-tables.ts'

const hour = 3_600_000

/**
 * Hours after which the next backup, drill or purge has to be done: a night, or a week, and the time that it may take.
 */
export const hoursBetween = { backup: 26, drill: 8 * 24, purge: 26 } as const satisfies Record<
  UpkeepTable['name'],
  number
>

/**
 * Stores that a backup, a drill or the purge was done, or why it failed, where the office reads it (R14.8).
 * @param problem undefined where it was done
 */
export async function recordUpkeep(
  database: Database,
  name: UpkeepTable['name'],
  problem: string | undefined,
  now: Date,
): Promise<void> {
  const at = now.toISOString()
  const result = problem === undefined ? { doneAt: at } : { failedAt: at, problem }
  await database
    .insertInto('upkeep')
    .values({ name, doneAt: null, failedAt: null, problem: null, ...result })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(result))
    .execute()
}

/** The state of a backup, a drill or the purge. `due`: since when it is late or failed; undefined while all is well. */
export interface Upkeep extends UpkeepTable {
  due: Date | undefined
}

/** The tasks that were ever tried, by name. */
export async function readUpkeep(database: Database, now: Date): Promise<Upkeep[]> {
  const rows = await database.selectFrom('upkeep').selectAll().orderBy('name').execute()
  return rows.map((row) => ({ ...row, due: dueSince(row, now) }))
}

function dueSince({ name, doneAt, failedAt }: UpkeepTable, now: Date): Date | undefined {
  if (failedAt !== null && (doneAt === null || failedAt > doneAt)) return new Date(failedAt)
  const next = new Date(Date.parse(doneAt ?? '') + hoursBetween[name] * hour)
  return next < now ? next : undefined
}
