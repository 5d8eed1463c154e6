import { sql } from 'kysely'
import { steps } from './steps.ts'

/** The statements of withdrawal, page by page. */
export const withdrawalsByTime = steps(sql`create index "withdrawalByTime" on "withdrawal" ("receivedAt", "id")`)
