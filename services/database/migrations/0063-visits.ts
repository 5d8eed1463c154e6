import { sql } from 'kysely'
import { steps } from './steps.ts'

/**
 * What crews record about visits (R20), the photos that belong to it, and whether the customer wants none. What the
 * office has to look at is found by the partial index.
 */
export const visits = steps(
  sql`create table "visitOperation" (
    "id" text primary key,
    "orderId" text not null references "order" ("id") on delete cascade,
    "redoId" text,
    "kind" text not null,
    "body" text not null,
    "at" text not null,
    "pressedAt" text,
    "personId" text not null,
    "sentBy" text,
    "device" text not null,
    "receivedAt" text not null,
    "outcome" text,
    "settledAt" text,
    "settledBy" text
  )`,
  sql`create index "visitOperationOfOrder" on "visitOperation" ("orderId")`,
  sql`create index "visitOperationReceivedAt" on "visitOperation" ("receivedAt")`,
  sql`create index "openVisitOperation" on "visitOperation" ("receivedAt")
    where "settledAt" is null and "outcome" in ('refused', 'alarmed')`,
  // What has become of the visits that a phone shows.
  sql`create index "orderEventAt" on "orderEvent" ("at")`,
  sql`create table "photo" (
    "sha256" text primary key,
    "bytes" bytea,
    "width" integer not null,
    "height" integer not null,
    "personId" text not null,
    "receivedAt" text not null,
    "removedAt" text
  )`,
  sql`create index "photoReceivedAt" on "photo" ("receivedAt")`,
  sql`alter table "order" add column "noPhotos" integer not null default 0`,
)
