import type BetterSqlite3 from 'better-sqlite3'

/** A table with the names of its columns, and of those that form its primary key. */
export interface Table {
  name: string
  columns: readonly string[]
  key: readonly string[]
}

/**
 * The tables of a SQLite file, except those that SQLite and the migrations need for themselves. A table comes after the
 * ones it refers to, so that rows can be inserted in this order.
 */
export function tablesOfFile(file: BetterSqlite3.Database): Table[] {
  const own = file.prepare(`select name from sqlite_schema where type = 'table'
    and name not like 'sqlite!_%' escape '!' and name not like 'kysely!_%' escape '!' order by name`)
  const columns = file.prepare('select name from pragma_table_info(?)').pluck()
  const key = file.prepare('select name from pragma_table_info(?) where pk > 0 order by pk').pluck()
  const parents = file.prepare('select "table" from pragma_foreign_key_list(?)').pluck()
  const sorted = new Map<string, Table>()
  const add = (name: string) => {
    if (sorted.has(name)) return
    for (const parent of parents.all(name)) if (parent !== name) add(String(parent))
    sorted.set(name, { name, columns: columns.all(name).map(String), key: key.all(name).map(String) })
  }
  for (const name of own.pluck().all()) add(String(name))
  return [...sorted.values()]
}
