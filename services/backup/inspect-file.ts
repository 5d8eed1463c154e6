import BetterSqlite3 from 'better-sqlite3'
import { Kysely } from 'kysely'
import { brand } from '../../domain/company/company.ts'
import { DatabaseFileProblem, DatabaseProblem } from '../database/database-problem.ts'
import { migrateUpTo, refuseUnknown } from '../database/migrate-database.ts'
import { openOwnFile } from '../database/open-sqlite.ts'
import { PatientSqliteDialect } from '../database/patient-sqlite-dialect.ts'
import type { Schema } from '../database/schema.ts'
import { type Table, tablesOfFile } from './tables-of-file.ts'

/** A summary of an intact database file. */
export interface FileReport {
  /** The last migration that was applied to it. */
  step: string
  /** Rows by table. */
  rows: Readonly<Record<string, number>>
  /** How many mails in it are still to be delivered. */
  waiting: number
}

/**
 * Reads the SQLite file at `path` from end to end, indexes and references included, and checks that it has every table
 * and column that its last migration leaves, and no trigger or view of another's: those would run with our writes.
 * @throws DatabaseProblem when anything is wrong, or when the file is newer than this program
 */
export async function inspectFile(path: string): Promise<FileReport> {
  const file = openOwnFile(path)
  try {
    const intact = file.pragma('integrity_check(1)', { simple: true }) === 'ok'
    if (!intact || file.prepare('select 1 from pragma_foreign_key_check').get()) {
      throw new DatabaseFileProblem(path, 'damaged')
    }
    const step = lastStep(file)
    const tables = tablesOfFile(file)
    const expected = step ? await schemaAt(step) : undefined
    if (!step || !expected?.tables.every((table) => isIn(tables, table))) {
      throw new DatabaseProblem(`${path} lacks tables of ours. Name a database of ${brand}.`)
    }
    const foreign = programsOf(file).find((program) => !expected.programs.includes(program))
    if (foreign) {
      throw new DatabaseProblem(
        `${path} was changed by somebody: it has a program of its own (“${foreign}”). Use another backup.`,
      )
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
  const applied = file.prepare('select name from kysely_migration order by name').pluck().all().map(String)
  refuseUnknown(applied)
  return applied.at(-1)
}

/** What a new database has after the migration `step`. */
async function schemaAt(step: string): Promise<{ tables: Table[]; programs: string[] }> {
  const file = new BetterSqlite3(':memory:')
  await migrateUpTo(new Kysely<Schema>({ dialect: new PatientSqliteDialect({ database: file }) }), step)
  const schema = { tables: tablesOfFile(file), programs: programsOf(file) }
  file.close()
  return schema
}

/** The definitions of all triggers and views. */
const programsOf = (file: BetterSqlite3.Database): string[] =>
  file
    .prepare(`select sql from sqlite_schema where type in ('trigger', 'view') order by name`)
    .pluck()
    .all()
    .map(String)

function isIn(tables: readonly Table[], { name, columns }: Table): boolean {
  const found = tables.find((table) => table.name === name)
  return found !== undefined && columns.every((column) => found.columns.includes(column))
}
