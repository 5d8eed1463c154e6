import { sql } from 'kysely'
import { steps } from './steps.ts'

/** The payment that a chargeback takes back. */
export const chargebacks = steps(
  sql`alter table "payment" add column "reverses" text`,
  sql`create index "paymentReverses" on "payment" ("reverses") where "reverses" is not null`,
)
