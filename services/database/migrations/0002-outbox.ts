import { sql } from 'kysely'
import { steps } from './steps.ts'

export const outbox = steps(
  sql`create table "submission" (
    "id" text primary key,
    "kind" text not null,
    "language" text not null,
    "payload" text not null,
    "idempotencyKey" text unique,
    "bodyHash" text not null,
    "suspectedSpam" integer not null,
    "createdAt" text not null
  )`,
  sql`create table "mail" (
    "id" text primary key,
    "submissionId" text not null references "submission" ("id") on delete cascade,
    "purpose" text not null,
    "language" text not null,
    "recipient" text,
    "receiptSlot" text unique,
    "messageId" text not null,
    "state" text not null,
    "attemptsStarted" integer not null,
    "attemptsFinished" integer not null,
    "lastError" text,
    "nextAttemptAt" text not null,
    "claimedBy" text,
    "claimedUntil" text,
    "createdAt" text not null,
    "sentAt" text,
    unique ("submissionId", "purpose")
  )`,
  // Only undelivered mail, so it stays small however much has been sent.
  sql`create index "mailOpen" on "mail" ("language", "nextAttemptAt") where "state" in ('waiting', 'claimed')`,
  sql`create index "mailByTime" on "mail" ("createdAt")`,
)
