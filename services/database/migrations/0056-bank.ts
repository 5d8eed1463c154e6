import { sql } from 'kysely'

/** Statements of the bank, their bookings and the parts of these (R18.7). */
export const bankBaseline = [
  sql`create table "bankStatement" (
    "id" text primary key,
    "iban" text not null,
    "format" text not null,
    "number" bigint,
    "firstDay" text not null,
    "lastDay" text not null,
    "openingCents" bigint,
    "closingCents" bigint,
    "days" text not null,
    "proof" text not null,
    "differsCents" bigint,
    "importedAt" text not null,
    "personId" text,
    "completedAt" text,
    "gapSince" text,
    "gapCents" bigint,
    "acceptedAt" text
  )`,
  sql`create table "bankBooking" (
    "id" text primary key,
    "statementId" text not null references "bankStatement" ("id"),
    "iban" text not null,
    "bookedOn" text not null,
    "cents" integer not null,
    "isReversal" integer not null,
    "bankReference" text not null,
    "twin" text
  )`,
  sql`create table "bankPart" (
    "bookingId" text not null references "bankBooking" ("id"),
    "seq" integer not null,
    "cents" integer not null,
    "name" text not null,
    "counterIban" text not null,
    "reference" text not null,
    "text" text not null,
    "state" text not null,
    "importedAt" text not null,
    "orderId" text references "order" ("id") on delete set null,
    "paymentId" text references "payment" ("id") on delete cascade,
    primary key ("bookingId", "seq")
  )`,
  sql`create index "bankStatementDays" on "bankStatement" ("iban", "lastDay")`,
  // What a person has to look at.
  sql`create index "bankStatementOdd" on "bankStatement" ("importedAt")
    where "acceptedAt" is null and ("proof" = 'differs' or "gapSince" is not null or "completedAt" is null)`,
  sql`create index "bankBookingDay" on "bankBooking" ("iban", "bookedOn")`,
  sql`create index "bankBookingStatement" on "bankBooking" ("statementId")`,
  sql`create index "bankPartNew" on "bankPart" ("bookingId") where "state" = 'new'`,
  sql`create index "bankPartSetAside" on "bankPart" ("bookingId") where "state" = 'ignored' and "cents" > 0`,
  sql`create index "bankPartOrder" on "bankPart" ("orderId") where "orderId" is not null`,
  sql`create index "bankPartPayment" on "bankPart" ("paymentId") where "paymentId" is not null`,
  // The lines that the purge still has to empty.
  sql`create index "bankPartNamed" on "bankPart" ("importedAt")
    where ("name" <> '' or "counterIban" <> '' or "text" <> '')`,
]
