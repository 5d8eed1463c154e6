import { sql } from 'kysely'
import { steps } from './steps.ts'

/**
 * Free visits that put right what a complaint is about (R17.46), what was decided about it, and the charges that it led
 * to. A redo holds claims by its own id.
 */
export const redos = steps(
  sql`create table "redo" (
    "id" text primary key,
    "orderId" text not null references "order" ("id") on delete cascade,
    "complaintId" text not null references "complaint" ("id") on delete cascade,
    "country" text not null,
    "team" text not null,
    "date" text not null,
    "part" text not null,
    "startsAt" text not null,
    "people" integer not null,
    "minutesOnSite" integer not null,
    "work" text not null,
    "state" text not null,
    "version" integer not null,
    "changedAt" text not null
  )`,
  sql`create index "redoOfOrder" on "redo" ("orderId")`,
  sql`create index "redoStartsAt" on "redo" ("startsAt")`,
  sql`create index "plannedRedo" on "redo" ("startsAt") where "state" = 'planned'`,
  sql`alter table "complaint" add column "decision" text`,
  sql`alter table "complaint" add column "answer" text not null default ''`,
  sql`alter table "charge" add column "complaintId" text`,
  sql`create index "chargeOfComplaint" on "charge" ("complaintId") where "complaintId" is not null`,
)
