import { sql } from 'kysely'
import { steps } from './steps.ts'

export const workAndRoster = steps(
  sql`alter table "order" add column "notDoneReason" text`,
  sql`alter table "order" add column "callBy" text`,
  sql`create index "orderCallBy" on "order" ("callBy") where "callBy" is not null`,
  // Work that did not happen frees its people.
  sql`delete from "claim" where "holder" in (select "id" from "order" where "state" = 'notDone')`,
)
