import { sql } from 'kysely'

/** The ledger beside the orders, and invoices. */
export const moneyBaseline = [
  sql`create table "charge" (
    "id" text primary key,
    "orderId" text not null references "order" ("id") on delete cascade,
    "seq" integer,
    "kind" text not null,
    "cents" integer not null,
    "vatPercent" integer not null,
    "at" text not null,
    "personId" text,
    "reason" text
  )`,
  sql`create index "chargeOrderId" on "charge" ("orderId")`,
  sql`create table "paymentRequest" (
    "orderId" text primary key references "order" ("id") on delete cascade,
    "serial" text not null unique,
    "reason" text not null,
    "dueOn" text,
    "dueCents" integer not null default 0
  )`,
  sql`create index "paymentRequestDueOn" on "paymentRequest" ("dueOn") where "dueOn" is not null`,
  sql`create index "paymentRequestDue" on "paymentRequest" ("dueOn") where "dueCents" <> 0`,
  sql`create table "payment" (
    "id" text primary key,
    "orderId" text not null references "order" ("id") on delete cascade,
    "method" text not null,
    "provider" text not null,
    "providerId" text not null,
    "cents" integer not null,
    "at" text not null,
    "personId" text,
    "receipt" text,
    "reason" text,
    "reverses" text,
    "bookedOn" text,
    unique ("provider", "providerId")
  )`,
  sql`create index "paymentOrderId" on "payment" ("orderId")`,
  sql`create index "paymentReverses" on "payment" ("reverses") where "reverses" is not null`,
  sql`create table "refund" (
    "id" text primary key,
    "orderId" text not null references "order" ("id") on delete cascade,
    "cents" integer not null,
    "askedAt" text not null,
    "dueBy" text not null,
    "state" text not null,
    "paymentId" text,
    "providerId" text
  )`,
  sql`create index "refundOrderId" on "refund" ("orderId")`,
  sql`create index "refundOpen" on "refund" ("state", "dueBy")`,
  sql`create unique index "refundAtProvider" on "refund" ("providerId") where "providerId" is not null`,
  sql`create index "refundNotDone" on "refund" ("dueBy") where "state" <> 'done'`,
  sql`create table "paymentAttempt" (
    "id" text primary key,
    "orderId" text not null references "order" ("id") on delete cascade,
    "cents" integer not null,
    "state" text not null,
    "providerId" text unique,
    "checkoutUrl" text,
    "createdAt" text not null,
    "fetchedAt" text
  )`,
  sql`create index "paymentAttemptOrderId" on "paymentAttempt" ("orderId")`,
  sql`create table "paymentFetch" (
    "kind" text not null,
    "subject" text not null,
    "nextAt" text not null,
    "attempts" integer not null,
    "claimedBy" text,
    "claimedUntil" text,
    primary key ("kind", "subject")
  )`,
  sql`create index "paymentFetchNextAt" on "paymentFetch" ("nextAt")`,
  sql`create table "invoiceCounter" (
    "series" text not null,
    "year" integer not null,
    "first" integer not null,
    "next" integer not null,
    primary key ("series", "year")
  )`,
  sql`create table "invoice" (
    "series" text not null,
    "year" integer not null,
    "seq" integer not null,
    "kind" text not null,
    "orderId" text not null,
    "credits" text unique,
    "json" text not null,
    "sha256" text not null,
    "issuedAt" text not null,
    primary key ("series", "year", "seq")
  )`,
  sql`create index "invoiceOrderId" on "invoice" ("orderId")`,
  sql`create table "invoicing" (
    "orderId" text primary key not null references "order" ("id") on delete cascade,
    "state" text not null,
    "since" text not null
  )`,
  // What the office has to do, as *To do* reads it.
  sql`create index "invoicingToDo" on "invoicing" ("since", "orderId") where "state" <> 'follows'`,
  sql`create table "lateReminder" (
    "orderId" text not null references "order" ("id") on delete cascade,
    "dueOn" text not null,
    "cents" integer not null,
    "costCents" integer not null,
    "way" text not null,
    "firstDay" text not null,
    "payBy" text not null,
    "remindedAt" text not null,
    "personId" text not null,
    "mailId" text not null,
    primary key ("orderId", "dueOn")
  )`,
]
