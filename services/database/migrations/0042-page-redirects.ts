import { sql } from 'kysely'
import { steps } from './steps.ts'

export const pageRedirects = steps(
  // Former addresses of pages, each with the present one (R17.38).
  sql`create table "pageRedirect" (
    "language" text not null,
    "path" text not null,
    "toPath" text not null,
    primary key ("language", "path")
  )`,
  sql`create index "pageRedirectToPath" on "pageRedirect" ("language", "toPath")`,
)
