import { sql } from 'kysely'
import { steps } from './steps.ts'

export const tariffVersions = steps(
  sql`create table "tariffVersion" (
    "id" text primary key,
    "country" text not null,
    "startsAt" text not null,
    "tariff" text not null,
    "personId" text references "person" ("id"),
    "savedAt" text not null,
    "withdrawnBy" text references "person" ("id"),
    "withdrawnAt" text
  )`,
  sql`create unique index "tariffVersionStart" on "tariffVersion" ("country", "startsAt") where "withdrawnAt" is null`,
)
