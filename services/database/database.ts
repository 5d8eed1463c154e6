import { type Dialect, Kysely, PostgresDialect, PostgresQueryCompiler } from 'kysely'
import pg from 'pg'
import { DatabaseProblem } from './database-problem.ts'
import { sqliteDialect } from './open-sqlite.ts'
import type { Database, Schema } from './schema.ts'
import { withoutNul } from './without-nul.ts'

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

/** Opens the database of `url` for some work, and closes it once that is done. */
export async function withDatabase<Result>(
  url: string,
  work: (database: Database) => Promise<Result>,
  options: DatabaseOptions = {},
): Promise<Result> {
  const database = openDatabase(url, options)
  try {
    return await work(database)
  } finally {
    await database.destroy()
  }
}

function dialectOf(url: string, onError: (error: Error) => void, isMaintenance: boolean): Dialect {
  if (/^sqlite:./.test(url)) return sqliteDialect(url.slice('sqlite:'.length))
  if (/^postgres(ql)?:\/\//.test(url)) return postgresDialect(url, onError, isMaintenance)
  throw new DatabaseProblem('DATABASE_URL must start with sqlite: and a file name, or with postgres://.')
}

/** How many connections one server process keeps at most. */
const poolSize = 10

/**
 * Kysely's dialect for the PostgreSQL at `url`. Connects on first use; returns 64-bit counts as numbers, like SQLite.
 * @param onError called when a connection broke (a restarted server), idle or in use; the pool replaces it
 * @param isMaintenance whether a statement may take as long as it needs: an index of a million rows takes a while
 */
function postgresDialect(url: string, onError: (error: Error) => void, isMaintenance: boolean): PostgresDialect {
  const types = new pg.TypeOverrides()
  types.setTypeParser(pg.types.builtins.INT8, Number)
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    types,
    connectionTimeoutMillis: 5000,
    // A visitor may be waiting: short enough to report that the message could not be stored.
    ...(isMaintenance ? {} : { statement_timeout: 15_000 }),
    lock_timeout: 5000,
    application_name: 'helderhuis',
    // A message answered with 202 survives a crash of the server, also where its default says otherwise (R7.6).
    // Starting two workers takes five times as long as reading the few thousand rows that a page needs.
    options: '-c synchronous_commit=on -c max_parallel_workers_per_gather=0',
  })
  // One that is in use says so itself when it breaks between two statements; without a listener that ends the process.
  pool.on('connect', (client) => client.on('error', onError))
  // Idle ones have just notified the listener above.
  pool.on('error', () => {})
  return new TextDialect({ pool })
}

class TextDialect extends PostgresDialect {
  override createQueryCompiler() {
    return new TextCompiler()
  }
}

class TextCompiler extends PostgresQueryCompiler {
  protected override addParameter(parameter: unknown) {
    super.addParameter(withoutNul(parameter))
  }
}
