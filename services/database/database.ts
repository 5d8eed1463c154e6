import { type Dialect, Kysely } from 'kysely'
import { DatabaseProblem } from './database-problem.ts'
import { postgresDialect } from './open-postgres.ts'
import { sqliteDialect } from './open-sqlite.ts'
import type { Database, Schema } from './schema.ts'

/** Callbacks of a database while it works. */
export interface DatabaseOptions {
  /** Called when a PostgreSQL connection broke, idle or in use; logging it is enough. */
  onError?: (error: Error) => void
  /** Called after each statement, with its duration. */
  onStatement?: (outcome: 'ok' | 'failed', seconds: number) => void
  /** Whether it is for an upgrade or a check, whose statements may take longer than a visitor would wait. */
  isMaintenance?: boolean
}

/**
 * Opens the database of `url`: `sqlite:./data/helderhuis.db` (relative to the working folder) or `postgres://…`.
 * The tables may still be missing: call `migrateDatabase` next. `database.destroy()` closes it.
 * @throws DatabaseProblem for an unknown address or a SQLite file that cannot be used
 */
export function openDatabase(
  url: string,
  { onError = () => {}, onStatement, isMaintenance = false }: DatabaseOptions = {},
): Database {
  return new Kysely<Schema>({
    dialect: dialectOf(url, onError, isMaintenance),
    ...(onStatement && {
      log: ({ level, queryDurationMillis }) =>
        onStatement(level === 'error' ? 'failed' : 'ok', queryDurationMillis / 1000),
    }),
  })
}

function dialectOf(url: string, onError: (error: Error) => void, isMaintenance: boolean): Dialect {
  if (/^sqlite:./.test(url)) return sqliteDialect(url.slice('sqlite:'.length))
  if (/^postgres(ql)?:\/\//.test(url)) return postgresDialect(url, onError, isMaintenance)
  throw new DatabaseProblem('DATABASE_URL must start with sqlite: and a file name, or with postgres://.')
}
