import type { Database, Schema } from '../database/schema.ts'

const hour = 3_600_000

/**
 * Hours after which the next backup, drill or purge has to be done: a night, or a week, and the time that it may take.
 */
export const hoursBetween = { backup: 26, drill: 8 * 24, purge: 26 } as const
type UpkeepName = keyof typeof hoursBetween

/** The problem of a purge that waits until a person has confirmed the clock. */
export const clockProblem = 'clock'
/** The longest time between two purges after which the clock is believed, in milliseconds. */
const longestPause = 40 * 24 * hour

/**
 * Stores that a backup, a drill or the purge was done, or why it failed, where the office reads it (R14.8).
 * @param problem undefined where it was done
 */
export async function recordUpkeep(
  database: Database,
  name: Schema['upkeep']['name'],
  problem: string | undefined,
  now: Date,
): Promise<void> {
  const at = now.toISOString()
  const done = { doneAt: at, failedAt: null, problem: null }
  const failed = { failedAt: at, problem: problem ?? null }
  await database
    .insertInto('upkeep')
    .values({ name, ...done, ...(problem !== undefined && { doneAt: null, ...failed }) })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(problem === undefined ? done : failed))
    .execute()
}

/**
 * Whether the clock can be believed when the purge asks what is old: one that has jumped years ahead would have
 * everything deleted. After a longer pause than usual, a person confirms it (R16.20).
 */
export async function believesClock(database: Database, now: Date): Promise<boolean> {
  const rows = await database.selectFrom('upkeep').select(['name', 'doneAt']).execute()
  const purged = rows.find(({ name }) => name === 'purge')?.doneAt
  const known = rows.flatMap(({ name, doneAt }) => (doneAt && (name === 'purge' || name === 'clock') ? doneAt : []))
  return !purged || known.some((at) => now.getTime() - Date.parse(at) <= longestPause)
}

/** Stores that a person has confirmed the clock. */
export async function confirmClock(database: Database, now: Date): Promise<void> {
  await recordUpkeep(database, 'clock', undefined, now)
}

/** The state of a backup, a drill or the purge. `due`: since when it is late or failed; undefined while all is well. */
export type Upkeep = Awaited<ReturnType<typeof readUpkeep>>[number]

/** The tasks that were ever tried, by name. */
export async function readUpkeep(database: Database, now: Date) {
  const rows = await database.selectFrom('upkeep').selectAll().orderBy('name').execute()
  return rows.flatMap(({ name, ...row }) => (name === 'clock' ? [] : { ...row, name, due: dueSince(name, row, now) }))
}

function dueSince(name: UpkeepName, { doneAt, failedAt }: Omit<Schema['upkeep'], 'name'>, now: Date): Date | undefined {
  if (failedAt !== null && (doneAt === null || failedAt > doneAt)) return new Date(failedAt)
  const next = new Date(Date.parse(doneAt ?? '') + hoursBetween[name] * hour)
  return next < now ? next : undefined
}
