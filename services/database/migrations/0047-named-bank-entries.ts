import { sql } from 'kysely'
import { steps } from './steps.ts'

/** The lines of the bank that the purge still has to empty. */
export const namedBankEntries = steps(
  sql`create index "bankEntryNamed" on "bankEntry" ("importedAt")
    where ("name" <> '' or "counterIban" <> '' or "text" <> '')`,
)
