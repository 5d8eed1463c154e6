import type { SqliteDatabase, SqliteStatement } from 'kysely'

/** The largest number of cached statements. Bulk inserts have a different text for each number of rows. */
const mostCached = 200

/** Statements that read and write rows. Any other is not cached, and one that changes tables clears the cache. */
const ofRows = /^\s*(?:select|insert|update|delete)\b/i

/**
 * A SQLite connection that prepares each SQL text once: preparing costs more than a query for one row.
 * @param file the connection; closing the result closes it
 */
export function withCachedStatements(file: SqliteDatabase): SqliteDatabase {
  const cached = new Map<string, SqliteStatement>()
  return {
    close: () => file.close(),
    prepare(sql) {
      const known = cached.get(sql)
      if (known) return known
      const statement = file.prepare(sql)
      if (!ofRows.test(sql)) {
        if (/^\s*(?:create|alter|drop)\b/i.test(sql)) cached.clear()
        return statement
      }
      if (cached.size >= mostCached) cached.clear()
      cached.set(sql, statement)
      return statement
    },
  }
}
