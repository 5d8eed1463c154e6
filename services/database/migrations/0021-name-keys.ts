import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { nameKeyOf } from '../../../domain/people/name-key.ts'

/**
 * Adds the key that people are found by, and the row that health checks write. Two people whose names differ in the
 * case of a letter with an accent could exist: the later one gets a key with their id, and is found by it once renamed.
 */
export const nameKeys: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`create table "lastWrite" ("id" integer primary key, "at" text not null)`.execute(database)
    await sql`insert into "lastWrite" ("id", "at") values (1, '')`.execute(database)
    await sql`drop index "personName"`.execute(database)
    await sql`alter table "person" add column "nameKey" text not null default ''`.execute(database)
    const people = sql<{ id: string; name: string }>`select "id", "name" from "person" order by "createdAt", "id"`
    const taken = new Set<string>()
    for (const { id, name } of (await people.execute(database)).rows) {
      const key = taken.has(nameKeyOf(name)) ? `${nameKeyOf(name)} ${id}` : nameKeyOf(name)
      taken.add(key)
      await sql`update "person" set "nameKey" = ${key} where "id" = ${id}`.execute(database)
    }
    await sql`create unique index "personName" on "person" ("nameKey")`.execute(database)
  },
}
