import { existsSync } from 'node:fs'
import { sql } from 'kysely'
import type { Database } from '../../services/database/schema.ts'
import { processorTime } from '../../testing/processor-time.ts'
import { number } from '../metric.ts'
import { isPostgres } from '../on-both-engines.ts'

/**
 * Runs work and measures its processor time: the time on the wall says little on a busy machine.
 * @param pid of the process of Node that works
 * @param by what the milliseconds are divided by: how often something is done, or 1000 for seconds
 * @param unit of the result
 * @returns its result, and the processor time used in words
 */
export async function meterProcessors<Result>(
  database: Database,
  pid: number,
  by: number,
  unit: string,
  work: () => Promise<Result>,
) {
  const before = await usedBy(database, pid)
  const result = await work()
  const after = await usedBy(database, pid)
  // Connections come and go: one that has gone meanwhile was idle.
  const postgres = [...after.postgres].reduce((sum, [id, used]) => sum + used - (before.postgres.get(id) ?? 0), 0)
  const each = (microseconds: number) => `${number(microseconds / 1000 / by, 1)} ${unit}`
  return { result, used: `processor: Node ${each(after.node - before.node)}, PostgreSQL ${each(postgres)}` }
}

/** Microseconds so far. */
async function usedBy(database: Database, pid: number) {
  const { rows } = isPostgres(database)
    ? await sql<{ pid: number }>`select pid from pg_stat_activity where application_name = 'helderhuis'`.execute(
        database,
      )
    : { rows: [] }
  const open = rows.filter((row) => existsSync(`/proc/${row.pid}`))
  return { node: processorTime(pid), postgres: new Map(open.map((row) => [row.pid, processorTime(row.pid)])) }
}
