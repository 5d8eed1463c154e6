import { randomBytes } from 'node:crypto'
import BetterSqlite3 from 'better-sqlite3'
import { onTestFinished } from 'vitest'
import { keyOrder, tablesOfFile } from '../../services/backup/tables-of-file.ts'
import { migratedDatabaseUrl } from '../database/engines.ts'

/** Path of a new database file with `count` more rows in each table than a new one has; removed after the test. */
export async function filledFile(count = 3): Promise<string> {
  const path = (await migratedDatabaseUrl('sqlite')).slice('sqlite:'.length)
  const file = anotherHandle(path)
  file.transaction(() => {
    for (const { name } of tablesOfFile(file)) for (let index = 0; index < count; index += 1) addRow(file, name, index)
  })()
  file.close()
  return path
}

/** Opens the file as any program would; closed when the running test ends. */
export function anotherHandle(path: string): BetterSqlite3.Database {
  const file = new BetterSqlite3(path)
  onTestFinished(() => void file.close())
  return file
}

/** The content of a database file: the rows of each table in the order of its primary key. */
export function contentOf(path: string): Record<string, unknown[]> {
  const file = new BetterSqlite3(path)
  const rows = tablesOfFile(file).map((table) => {
    return [table.name, file.prepare(`select * from "${table.name}" order by ${keyOrder(table, 'sqlite')}`).all()]
  })
  file.close()
  return Object.fromEntries(rows)
}

/** Text does not depend on the table, so that references hold. A careless copy would change any of these values. */
function addRow(file: BetterSqlite3.Database, table: string, index: number) {
  const columns = file.pragma(`table_info("${table}")`) as { name: string; type: string; notnull: 0 | 1; pk: number }[]
  const values = columns.map(({ type, notnull, pk }) => {
    if (index === 0 && !notnull && !pk) return null
    if (type.toLowerCase() === 'text') return `${index} “été” 🧽 שלום 'it''s' \\n\n\t$1 %s ${'x'.repeat(index)}`
    if (type.toLowerCase() === 'bytea') return randomBytes(pk ? 32 : 100_000)
    return /^(?:big)?int/i.test(type) ? 1000 + index : 0.1 + 0.2 + index / 3
  })
  file.prepare(`insert into "${table}" values (${values.map(() => '?').join(', ')})`).run(values)
}
