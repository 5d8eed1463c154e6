import { existsSync } from 'node:fs'
import { sql } from 'kysely'
import type { Database } from '../../services/database/schema.ts'
import { processorTime } from '../../testing/processor-time.ts'
import { number } from '../metric.ts'

/** Measures the processor time of work: the time on the wall says little on a busy machine. */
export class ProcessorMeter {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  /**
   * Runs `work`.
   * @param pid of the process of Node that works
   * @param by what the milliseconds are divided by: how often something is done, or 1000 for seconds
   * @param unit of the result
   * @returns its result, and the processor time used in words
   */
  async during<Result>(pid: number, by: number, unit: string, work: () => Promise<Result>) {
    const before = await this.#used(pid)
    const result = await work()
    const after = await this.#used(pid)
    // Connections come and go: one that has gone meanwhile was idle.
    const postgres = [...after.postgres].reduce((sum, [id, used]) => sum + used - (before.postgres.get(id) ?? 0), 0)
    const each = (microseconds: number) => `${number(microseconds / 1000 / by, 1)} ${unit}`
    return { result, used: `processor: Node ${each(after.node - before.node)}, PostgreSQL ${each(postgres)}` }
  }

  /** Microseconds so far. */
  async #used(pid: number) {
    const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity
      where application_name = 'helderhuis'`.execute(this.#database)
    const open = rows.filter((row) => existsSync(`/proc/${row.pid}`))
    return { node: processorTime(pid), postgres: new Map(open.map((row) => [row.pid, processorTime(row.pid)])) }
  }
}
