import { sql } from 'kysely'
import { steps } from './steps.ts'

export const sitemapFiles = steps(
  // Everything that a sitemap contains, in its order, without the pages' content.
  sql`create index "pageListed" on "page" ("language", "path", "updatedAt") where "status" = 'published'`,
  sql`create table "sitemapFile" (
    "language" text not null,
    "number" integer not null,
    "firstPath" text not null,
    "changedAt" text not null,
    primary key ("language", "firstPath"),
    unique ("language", "number")
  )`,
  sql`insert into "sitemapFile" ("language", "number", "firstPath", "changedAt")
    select "language", "file" + 1, case when "file" = 0 then '' else min("path") end, max("updatedAt") from (
      select "language", "path", "updatedAt",
        (row_number() over (partition by "language" order by "path") - 1) / 5000 as "file"
      from "page" where "status" = 'published'
    ) as "ranked" group by "language", "file"`,
  sql`insert into "sitemapFile" ("language", "number", "firstPath", "changedAt")
    select "language", 1, '', '1970-01-01T00:00:00.000Z' from (select 'en' as "language" union select 'nl') as "sites"
    where "language" not in (select "language" from "sitemapFile")`,
)
