import { sql } from 'kysely'
import { steps } from './steps.ts'

/** Which statements list a booking: two bookings of one statement are two (R18.7). */
export const bankListings = steps(
  sql`create table "bankListing" (
    "bookingId" text not null references "bankBooking" ("id"),
    "statementId" text not null references "bankStatement" ("id"),
    primary key ("bookingId", "statementId")
  )`,
  sql`insert into "bankListing" ("bookingId", "statementId") select "id", "statementId" from "bankBooking"`,
)
