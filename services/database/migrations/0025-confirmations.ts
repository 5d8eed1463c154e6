import { sql } from 'kysely'
import { steps } from './steps.ts'

export const confirmations = steps(
  // An order beyond what is placed at once stays a draft until it is confirmed: until when it can be, for the draft and
  // for its order.
  sql`alter table "draft" add column "confirmBy" text`,
  sql`alter table "order" add column "confirmBy" text`,
  sql`create index "draftByConfirmation" on "draft" ("confirmBy") where "confirmBy" is not null`,
  sql`create table "confirmation" (
    "draftId" text primary key references "draft" ("id") on delete cascade,
    "token" text not null unique,
    "number" text not null unique,
    "channel" text not null,
    "consents" text not null,
    "termsVersion" text not null,
    "tariffDigest" text not null references "tariffArchive" ("digest"),
    "sample" integer not null,
    "idempotencyKey" text unique,
    "bodyHash" text,
    "askedAt" text not null,
    "endedAt" text
  )`,
  sql`create index "confirmationByTime" on "confirmation" ("askedAt")`,
  // What was counted on one day. "key" is a digest.
  sql`create table "dailyCount" (
    "day" text not null,
    "key" text not null,
    "count" integer not null,
    primary key ("day", "key")
  )`,
)
