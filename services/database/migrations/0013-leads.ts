import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { fillLeads } from './fill-leads.ts'
import { steps } from './steps.ts'

const tables = steps(
  sql`create table "lead" (
    "id" text primary key references "submission" ("id") on delete cascade,
    "kind" text not null,
    "state" text not null,
    "assigneeId" text references "person" ("id"),
    "receivedAt" text not null,
    "dueAt" text not null,
    "answeredAt" text,
    "sample" integer not null,
    "version" integer not null
  )`,
  // What the office has to act on stays small; the other indexes carry what the filters ask for.
  sql`create index "leadOpen" on "lead" ("dueAt", "receivedAt", "id") where "state" in ('new', 'taken')`,
  sql`create index "leadByState" on "lead" ("state", "receivedAt", "id", "kind", "assigneeId")
    where "state" in ('waiting', 'done', 'spam')`,
  sql`create index "leadByTime" on "lead" ("receivedAt", "id", "kind", "assigneeId")`,
  // UTF-8: beginnings of words are ranges of this key, because both engines compare bytes alike, which they do not do
  // with texts.
  sql`create table "leadWord" (
    "word" bytea not null,
    "leadId" text not null references "lead" ("id") on delete cascade,
    primary key ("word", "leadId")
  )`,
  sql`create index "leadWordByLead" on "leadWord" ("leadId", "word")`,
  // The key of an event is the version that it made, so two people cannot both answer the same state.
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
  sql`create table "lease" ("subject" text primary key, "personId" text not null, "until" text not null)`,
  sql`alter table "withdrawal" add column "settledAt" text`,
)

export const leads: Migration = {
  async up(database: Kysely<unknown>) {
    await tables.up(database)
    await fillLeads(database, new Date())
  },
}
