import { sql } from 'kysely'
import { steps } from './steps.ts'

/** Text messages wait in the outbox beside mail. */
export const textMessages = steps(
  sql`alter table "mail" add column "channel" text not null default 'mail'`,
  // After it, what the message says is no news any more.
  sql`alter table "mail" add column "notAfter" text`,
)
