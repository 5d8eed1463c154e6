import { sql } from 'kysely'
import { steps } from './steps.ts'

export const rights = steps(
  // A country and team of the tariff, which is a file.
  sql`create table "personTeam" (
    "personId" text not null references "person" ("id") on delete cascade,
    "country" text not null,
    "team" text not null,
    primary key ("personId", "country", "team")
  )`,
  // Null: nobody of the office made the link, or its person did.
  sql`alter table "invitation" add column "invitedBy" text`,
)
