import { type Dialect, Kysely } from 'kysely'
import { DatabaseProblem } from './database-problem.ts'
import { postgresDialect } from './open-postgres.ts'
import { sqliteDialect } from './open-sqlite.ts'
import type { Database, Schema } from './schema.ts'

/** Callbacks about what a database does. */
export interface DatabaseListeners {
  /** Called when a PostgreSQL connection broke, idle or in use; logging it is enough. */
  onError?: (error: Error) => void
  /** Called after each statement, with its duration. */
  onStatement?: (outcome: 'ok' | 'failed', seconds: number) => void
}

/**
 * Opens the database of `url`: `sqlite:./data/helderhuis.db` (relative to the working folder) or `postgres://…`.
 * The tables may still be missing: call `migrateDatabase` next. `database.destroy()` closes it.
 * @throws DatabaseProblem for an unknown address or a SQLite file that cannot be used
 */
export function openDatabase(url: string, { onError = () => {}, onStatement }: DatabaseListeners = {}): Database {
  return new Kysely<Schema>({
    dialect: dialectOf(url, onError),
    ...(onStatement && {
      log: ({ level, queryDurationMillis }) =>
        onStatement(level === 'error' ? 'failed' : 'ok', queryDurationMillis / 1000),
    }),
  })
}

function dialectOf(url: string, onError: (error: Error) => void): Dialect {
  if (/^sqlite:./.test(url)) return sqliteDialect(url.slice('sqlite:'.length))
  if (/^postgres(ql)?:\/\//.test(url)) return postgresDialect(url, onError)
  throw new DatabaseProblem('DATABASE_URL must start with sqlite: and a file name, or with postgres://.')
}
