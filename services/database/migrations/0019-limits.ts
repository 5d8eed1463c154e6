import { sql } from 'kysely'
import { steps } from './steps.ts'

export const limits = steps(
  sql`alter table "draft" add column "heldSince" text`,
  // A limit for all clients together that was reached, by its name, and when last.
  sql`create table "alarm" (
    "name" text primary key,
    "raisedAt" text not null
  )`,
)
