import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { fillOrderWords } from './fill-order-words.ts'
import { steps } from './steps.ts'

const tables = steps(
  sql`alter table "orderEvent" add column "personId" text`,
  sql`alter table "withdrawal" add column "paidBackCents" integer`,
  sql`alter table "order" add column "leadId" text references "lead" ("id") on delete set null`,
  sql`create index "orderByLead" on "order" ("leadId") where "leadId" is not null`,
  // The office's list walks one of these, and reads from it what its filters ask for.
  sql`drop index "orderByStart"`,
  sql`drop index "orderByTime"`,
  sql`create index "orderByStart" on "order" ("startsAt", "id", "state", "country", "team", "channel", "sample")`,
  sql`create index "orderByTime" on "order" ("orderedAt", "id", "state", "country", "team", "channel", "sample")`,
  // UTF-8, as for leads.
  sql`create table "orderWord" (
    "word" bytea not null,
    "orderId" text not null references "order" ("id") on delete cascade,
    primary key ("word", "orderId")
  )`,
  sql`create index "orderWordByOrder" on "orderWord" ("orderId", "word")`,
  sql`create table "orderNote" (
    "id" text primary key,
    "orderId" text not null references "order" ("id") on delete cascade,
    "personId" text not null,
    "at" text not null,
    "text" text not null
  )`,
  sql`create index "orderNoteByOrder" on "orderNote" ("orderId", "at")`,
)

export const officeOrders: Migration = {
  async up(database: Kysely<unknown>) {
    await tables.up(database)
    await fillOrderWords(database)
  },
}
