import { sql } from 'kysely'
import { steps } from './steps.ts'

export const paymentOfBankEntry = steps(
  // A payment that is deleted, forgotten or exported is found among the bank's lines without reading all of them.
  sql`create index "bankEntryPayment" on "bankEntry" ("paymentId") where "paymentId" is not null`,
)
