import type pg from 'pg'

/** SQL of the columns that a copy has otherwise than its template; `t` is the template's row, `c` that of the copy. */
type Columns = Record<string, string>

/** An instant of the template, moved by as many seconds as the copy is later. */
export const moved = (column: string): string =>
  `to_char((t."${column}"::timestamptz at time zone 'UTC') + c."seconds" * interval '1 second', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** A date of the template, moved by as many days as the copy's visit is later. */
export const movedDay = (column: string): string => `(t."${column}"::date + c."days")::text`

/** Another id, as often as there are rows. */
export const newId = 'gen_random_uuid()::text'

/** A text of the template in which each of these columns of its own order is replaced by the copy's. */
export const rewritten = (column: string, names: readonly string[]): string =>
  names.reduce((text, name) => `replace(${text}, o."${name}", c."${name}")`, `t."${column}"`)

/**
 * Inserts, for each copy, the rows of its template.
 * @param source SQL of what comes after `from`, with the tables `t` and `c`
 */
export async function copyRows(client: pg.Client, table: string, source: string, columns: Columns): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute where attrelid = '"${table}"'::regclass and attnum > 0 and not attisdropped`,
  )
  const names = rows.map(({ name }) => name)
  await client.query(`insert into "${table}" (${names.map((name) => `"${name}"`).join(', ')})
    select ${names.map((name) => columns[name] ?? `t."${name}"`).join(', ')} from ${source}`)
}

/**
 * Fills tables without their indexes and without checking references: the copies have those of their templates.
 * Afterwards the indexes are built, which shows keys that are there twice, and the statistics gathered.
 */
export async function withoutIndexes(client: pg.Client, fill: () => Promise<void>): Promise<void> {
  const keepUp = (yes: boolean) =>
    client.query(`update pg_index set indisready = ${yes} where indrelid in
      (select oid from pg_class where relnamespace = 'public'::regnamespace)`)
  await keepUp(false)
  await client.query(`set session_replication_role = replica`)
  await fill()
  await keepUp(true)
  await client.query(`set maintenance_work_mem = '512MB'`)
  await client.query('reindex schema public')
  await client.query('vacuum analyze')
}

/** Inserts objects into a table whose columns have their names. */
export async function insertAll(client: pg.Client, table: string, rows: readonly object[]): Promise<void> {
  await client.query(`insert into "${table}" select * from json_populate_recordset(null::"${table}", $1)`, [
    JSON.stringify(rows),
  ])
}
