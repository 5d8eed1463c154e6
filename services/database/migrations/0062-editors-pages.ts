import { sql } from 'kysely'
import { steps } from './steps.ts'

/**
 * Smaller copies of a picture (R17.40): one whose `width` is known has them. Pages of both websites that are each
 * other's counterpart under different paths (R10.7).
 */
export const editorsPages = steps(
  sql`alter table "picture" add column "width" integer`,
  sql`create table "smallerPicture" (
    "name" text not null references "picture" ("name"),
    "width" integer not null,
    "bytes" bytea not null,
    primary key ("name", "width")
  )`,
  sql`create table "pageTwin" ("en" text primary key, "nl" text not null unique)`,
)
