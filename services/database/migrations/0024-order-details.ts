import { sql } from 'kysely'
import { steps } from './steps.ts'

export const orderDetails = steps(
  // What was corrected, apart from the order's events: those stay, this goes with the person.
  sql`create table "orderDetailChange" (
    "orderId" text not null references "order" ("id") on delete cascade,
    "seq" integer not null,
    "field" text not null,
    "before" text not null,
    "after" text not null,
    primary key ("orderId", "seq", "field")
  )`,
  // An address that nobody has confirmed yet.
  sql`create table "emailChange" (
    "orderId" text primary key references "order" ("id") on delete cascade,
    "token" text not null unique,
    "email" text not null,
    "requestedAt" text not null
  )`,
)
