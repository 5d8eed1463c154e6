import { sql } from 'kysely'
import { steps } from './steps.ts'

// What was promised, so that it can be kept: the handover date and the hours of an order, whether it is known how to
// get in, and complaints with the day by which they are decided.
export const promises = steps(
  sql`alter table "order" add column "handover" text`,
  sql`alter table "order" add column "soldMinutes" integer`,
  sql`alter table "orderAccess" add column "saysAccess" integer not null default 0`,
  // Which of the sealed notes is about parking alone cannot be read here.
  sql`update "orderAccess" set "saysAccess" = 1 where "sealed" <> ''`,
  sql`create table "complaint" (
    "id" text primary key,
    "orderId" text not null references "order" ("id") on delete cascade,
    "leadId" text references "lead" ("id") on delete set null,
    "receivedAt" text not null,
    "decideBy" text not null,
    "decidedAt" text
  )`,
  sql`create index "complaintOfOrder" on "complaint" ("orderId")`,
  sql`create unique index "complaintOfLead" on "complaint" ("leadId") where "leadId" is not null`,
  sql`create index "openComplaint" on "complaint" ("decideBy") where "decidedAt" is null`,
)
