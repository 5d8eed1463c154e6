import { sql } from 'kysely'
import { steps } from './steps.ts'

export const pageDrafts = steps(
  // What editors have written and not published, beside the page that visitors see (R17.33).
  sql`create table "pageDraft" (
    "language" text not null,
    "path" text not null,
    "page" text not null,
    "personId" text not null,
    "savedAt" text not null,
    primary key ("language", "path")
  )`,
  // What the body was written as; empty for one that was written in HTML.
  sql`alter table "page" add column "markdown" text not null default ''`,
)
