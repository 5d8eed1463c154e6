import { sql } from 'kysely'
import { steps } from './steps.ts'

export const invoices = steps(
  // The next number of a series in a year. Taken in the transaction that stores the invoice, so that no number is
  // missing (R18.40).
  sql`create table "invoiceCounter" (
    "series" text not null,
    "year" integer not null,
    "first" integer not null,
    "next" integer not null,
    primary key ("series", "year")
  )`,
  // No reference to the order: tax law keeps an invoice longer than anything else of it (R18.42).
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
)
