import { sql } from 'kysely'
import { steps } from './steps.ts'

export const pictures = steps(
  // SQLite accepts any type name and stores the bytes unchanged.
  sql`create table "picture" ("name" text primary key, "type" text not null, "bytes" bytea not null)`,
)
