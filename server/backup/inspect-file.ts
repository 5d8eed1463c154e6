import type BetterSqlite3 from 'better-sqlite3'
import { DatabaseFileProblem } from '../database/database-file-problem.ts'
import { DatabaseProblem } from '../database/database-problem.ts'
import { emptyTwin } from '../database/empty-twin.ts'
import { refuseNewer } from '../database/migrate-database.ts'
import { openOwnFile } from '../database/open-sqlite.ts'
import { type Table, tablesOfFile } from './tables-of-file.ts'

/** What a sound database file holds. */
export interface FileReport {
  /** The migration it stands at. */
  step: string
  /** Rows by table. */
  rows: Readonly<Record<string, number>>
  /** Mails in it that wait for delivery. */
  waiting: number
}

/**
 * Reads the SQLite file at `path` from end to end, indexes and references included, and compares its tables with those
 * of the step it stands at. Throws DatabaseProblem when anything is wrong, or when it is newer than this program.
 */
export async function inspectFile(path: string): Promise<FileReport> {
  const file = openOwnFile(path)
  try {
    const sound = file.pragma('integrity_check(1)', { simple: true }) === 'ok'
    if (!sound || file.prepare('select 1 from pragma_foreign_key_check').get()) {
      throw new DatabaseFileProblem(path, 'damaged')
    }
    const step = lastStep(file)
    const tables = tablesOfFile(file)
    if (!step || !(await hasTablesOf(step, tables))) {
      throw new DatabaseProblem(`${path} lacks tables of ours. Name a database of Helderhuis.`)
    }
    const count = (name: string) => Number(file.prepare(`select count(*) from "${name}"`).pluck().get())
    const rows = Object.fromEntries(tables.map(({ name }) => [name, count(name)]))
    const waiting = `select count(*) from "mail" where "state" in ('waiting', 'claimed')`
    return { step, rows, waiting: rows.mail ? Number(file.prepare(waiting).pluck().get()) : 0 }
  } finally {
    file.close()
  }
}

function lastStep(file: BetterSqlite3.Database): string | undefined {
  if (!file.prepare(`select 1 from sqlite_schema where name = 'kysely_migration'`).get()) return undefined
  const names = file.prepare('select name from kysely_migration order by name').pluck().all().map(String)
  refuseNewer(names)
  return names.at(-1)
}

async function hasTablesOf(step: string, tables: readonly Table[]): Promise<boolean> {
  const twin = await emptyTwin(step)
  const expected = tablesOfFile(twin)
  twin.close()
  return expected.every(({ name, columns }) => {
    const found = tables.find((table) => table.name === name)
    return found && columns.every((column) => found.columns.includes(column))
  })
}
