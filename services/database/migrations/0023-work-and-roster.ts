import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { fillRosters } from './fill-rosters.ts'
import { steps } from './steps.ts'

const work = steps(
  sql`alter table "order" add column "notDoneReason" text`,
  sql`alter table "order" add column "callBy" text`,
  sql`create index "orderCallBy" on "order" ("callBy") where "callBy" is not null`,
  // Work that did not happen frees its people.
  sql`delete from "claim" where "holder" in (select "id" from "order" where "state" = 'notDone')`,
)

export const workAndRoster: Migration = {
  async up(database: Kysely<unknown>) {
    await work.up(database)
    await fillRosters(database)
  },
}
