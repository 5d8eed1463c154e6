import { sql } from 'kysely'
import { steps } from './steps.ts'

export const bankEntries = steps(
  // Every booked line of the bank's statements, once (R18.7).
  sql`create table "bankEntry" (
    "iban" text not null,
    "key" text not null,
    "bookedOn" text not null,
    "cents" integer not null,
    "name" text not null,
    "counterIban" text not null,
    "reference" text not null,
    "text" text not null,
    "state" text not null,
    "importedAt" text not null,
    "paymentId" text references "payment" ("id") on delete cascade,
    primary key ("iban", "key")
  )`,
  sql`create index "bankEntryNew" on "bankEntry" ("bookedOn") where "state" = 'new'`,
)
