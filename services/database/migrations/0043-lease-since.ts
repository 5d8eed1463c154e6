import { sql } from 'kysely'
import { steps } from './steps.ts'

export const leaseSince = steps(
  // Since when somebody writes about something (R17.39).
  sql`alter table "lease" add column "since" text not null default ''`,
)
