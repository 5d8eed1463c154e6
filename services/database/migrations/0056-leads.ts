import { sql } from 'kysely'

/** Messages, and the office’s work on them. */
export const leadsBaseline = [
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
  sql`create index "submissionByTime" on "submission" ("createdAt")`,
  sql`create table "lead" (
    "id" text primary key references "submission" ("id") on delete cascade,
    "kind" text not null,
    "state" text not null,
    "assigneeId" text references "person" ("id"),
    "receivedAt" text not null,
    "dueAt" text not null,
    "answeredAt" text,
    "sample" integer not null,
    "version" integer not null,
    "uncovered" text
  )`,
  sql`create index "leadOpen" on "lead" ("dueAt", "receivedAt", "id") where "state" in ('new', 'taken')`,
  sql`create index "leadByState" on "lead" ("state", "receivedAt", "id", "kind", "assigneeId")
    where "state" in ('waiting', 'done', 'spam')`,
  sql`create index "leadByTime" on "lead" ("receivedAt", "id", "kind", "assigneeId")`,
  sql`create index "leadUncovered" on "lead" ("receivedAt", "id") where "uncovered" is not null`,
  sql`create table "leadWord" (
    "word" bytea not null,
    "leadId" text not null references "lead" ("id") on delete cascade,
    primary key ("word", "leadId")
  )`,
  sql`create index "leadWordByLead" on "leadWord" ("leadId", "word")`,
  sql`create table "leadEvent" (
    "leadId" text not null references "lead" ("id") on delete cascade,
    "seq" integer not null,
    "at" text not null,
    "personId" text not null,
    "kind" text not null,
    "text" text not null,
    "state" text,
    "assigneeId" text,
    primary key ("leadId", "seq")
  )`,
  sql`create table "leadDraft" (
    "leadId" text not null references "lead" ("id") on delete cascade,
    "personId" text not null references "person" ("id"),
    "text" text not null,
    "version" integer not null,
    primary key ("leadId", "personId")
  )`,
]
