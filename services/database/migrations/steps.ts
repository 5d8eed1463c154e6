import { type Kysely, PostgresAdapter, type RawBuilder, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * A migration of these statements, in this order. Each may take as long as it needs: PostgreSQL would otherwise end one
 * about a large table after the time that a page has.
 */
export const steps = (...statements: RawBuilder<unknown>[]): Migration => ({
  async up(database: Kysely<unknown>) {
    if (database.getExecutor().adapter instanceof PostgresAdapter)
      await sql`set local statement_timeout = 0`.execute(database)
    for (const statement of statements) await statement.execute(database)
  },
})
