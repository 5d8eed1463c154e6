import { sql } from 'kysely'
import { steps } from './steps.ts'

export const planning = steps(
  // Null: the price is that of the visit's own date.
  sql`alter table "order" add column "priceDate" text`,
  sql`create table "orderAccess" (
    "orderId" text primary key references "order" ("id") on delete cascade,
    "keyId" text not null,
    "sealed" text not null,
    "version" integer not null,
    "updatedAt" text not null
  )`,
)
