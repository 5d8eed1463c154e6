import { sql } from 'kysely'
import { steps } from './steps.ts'

/**
 * The months of the books (R18.51): `accountMonth` of a charge, payment or invoice is the month whose file it is in.
 * Sales of a month are the amounts of its documents, and of what was sold without one.
 */
export const accountMonths = steps(
  sql`create table "accountMonth" (
    "country" text not null,
    "month" text not null,
    "madeAt" text not null,
    "personId" text,
    "openingCents" integer not null,
    "chargedCents" integer not null,
    "paidCents" integer not null,
    "sha256" text not null,
    "bytes" bytea not null,
    primary key ("country", "month")
  )`,
  sql`create table "monthSale" (
    "orderId" text not null,
    "document" text not null,
    "country" text not null,
    "month" text not null,
    "cents" integer not null,
    primary key ("orderId", "document", "month")
  )`,
  ...['charge', 'payment', 'invoice'].map(
    (table) => sql`alter table ${sql.table(table)} add column "accountMonth" text`,
  ),
)
