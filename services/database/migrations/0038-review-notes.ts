import { sql } from 'kysely'
import { steps } from './steps.ts'

export const reviewNotes = steps(
  sql`create table "reviewNote" (
    "reviewId" text primary key,
    "reason" text,
    "replyDraft" text not null,
    "version" integer not null,
    "changedAt" text not null
  )`,
)
