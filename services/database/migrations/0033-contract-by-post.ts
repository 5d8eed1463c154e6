import { sql } from 'kysely'
import { steps } from './steps.ts'

export const contractByPost = steps(
  sql`alter table "order" add column "postBy" text`,
  sql`alter table "order" add column "postedAt" text`,
  sql`create index "orderPostBy" on "order" ("postBy") where "postBy" is not null and "postedAt" is null`,
)
