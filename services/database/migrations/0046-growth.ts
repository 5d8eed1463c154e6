import { sql } from 'kysely'
import { steps } from './steps.ts'

/** What pages and hourly work look for, apart from what a company collects over the years. */
export const growth = steps(
  sql`create index "mailUnsent" on "mail" ("state") where "state" in ('waiting', 'claimed', 'failed')`,
  sql`create index "mailOfMessage" on "mail" ("sentAt") where "submissionId" is not null`,
  sql`create index "mailOfNothing" on "mail" ("createdAt") where "submissionId" is null and "orderId" is null`,
  sql`create index "submissionByTime" on "submission" ("createdAt")`,
  sql`create index "slotOffRoster" on "slot" ("country", "date") where "offRoster" = 1`,
  sql`create index "orderOpenByTeam" on "order" ("country", "team") where "state" in ('ordered', 'begun', 'inspected')`,
  // What few of many orders have, in the order of the office's list.
  sql`create index "orderByTeam" on "order" ("team", "startsAt", "id", "state")`,
  sql`create index "orderNotDone" on "order" ("state", "startsAt", "id") where "state" <> 'done'`,
  sql`create index "orderNotOnline" on "order" ("channel", "startsAt", "id", "country") where "channel" <> 'web'`,
  sql`create index "orderSample" on "order" ("startsAt", "id") where "sample" = 1`,
  sql`create index "refundNotDone" on "refund" ("dueBy") where "state" <> 'done'`,
  sql`create index "orderPersonRemark" on "orderPerson" ("orderId") where "remark" <> ''`,
  sql`create index "withdrawalOrderId" on "withdrawal" ("orderId")`,
  sql`create index "auditDetails" on "audit" ("at") where "details" is not null`,
  sql`create index "auditReplacedPasskeys" on "audit" ("at") where "action" = 'replacePasskeys'`,
  // What is charged and not paid, which every charge and payment keeps up to date.
  sql`alter table "paymentRequest" add column "dueCents" integer not null default 0`,
  sql`update "paymentRequest" set "dueCents" =
    (select coalesce(sum("cents"), 0) from "charge" where "charge"."orderId" = "paymentRequest"."orderId")
    - (select coalesce(sum("cents"), 0) from "payment" where "payment"."orderId" = "paymentRequest"."orderId")`,
  sql`create index "paymentRequestDue" on "paymentRequest" ("dueOn") where "dueCents" <> 0`,
)
