import type { Kysely, RawBuilder } from 'kysely'
import type { Migration } from 'kysely/migration'

/** A migration that runs statements one after the other, the same on both engines. */
export function steps(...statements: RawBuilder<unknown>[]): Migration {
  return {
    async up(database: Kysely<unknown>) {
      for (const statement of statements) await statement.execute(database)
    },
  }
}
