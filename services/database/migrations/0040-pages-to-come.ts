import { sql } from 'kysely'
import { steps } from './steps.ts'

export const pagesToCome = steps(
  // From when on visitors see a draft (R17.36).
  sql`alter table "pageDraft" add column "publishAt" text`,
  sql`create index "pageDraftPublishAt" on "pageDraft" ("publishAt")`,
)
