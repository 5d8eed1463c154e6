import { sql } from 'kysely'
import { steps } from './steps.ts'

export const onlinePayments = steps(
  // Committed before the provider is called: its id is the idempotency key there.
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
  // What has to be looked at, at the provider.
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
)
