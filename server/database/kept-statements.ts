import type { SqliteDatabase, SqliteStatement } from 'kysely'

/** Most statements that are kept at a time. Bulk inserts have a text of their own for each number of rows. */
const mostKept = 200

/** What reads and writes rows. What changes tables is prepared anew, and what was prepared before it is dropped. */
const ofRows = /^\s*(?:select|insert|update|delete)\b/i

/**
 * A SQLite connection that prepares each text once: preparing costs more than running a query for one row.
 * @param file the connection; closing goes through to it
 */
export function withKeptStatements(file: SqliteDatabase): SqliteDatabase {
  const kept = new Map<string, SqliteStatement>()
  return {
    close: () => file.close(),
    prepare(sql) {
      const known = kept.get(sql)
      if (known) return known
      const statement = file.prepare(sql)
      if (!ofRows.test(sql)) {
        if (/^\s*(?:create|alter|drop)\b/i.test(sql)) kept.clear()
        return statement
      }
      if (kept.size >= mostKept) kept.clear()
      kept.set(sql, statement)
      return statement
    },
  }
}
