import { sql } from 'kysely'
import { steps } from './steps.ts'

/** The lines of the bank that came in and that the office set aside. */
export const bankEntriesSetAside = steps(
  sql`create index "bankEntrySetAside" on "bankEntry" ("bookedOn") where "state" = 'ignored' and "cents" > 0`,
)
