import { sql } from 'kysely'
import { steps } from './steps.ts'

export const upkeep = steps(
  sql`create table "upkeep" ("name" text primary key, "doneAt" text, "failedAt" text, "problem" text)`,
)
