import { sql } from 'kysely'
import { steps } from './steps.ts'

export const pagePreviews = steps(
  // What links to the preview of a draft are signed with (R17.37).
  sql`alter table "pageDraft" add column "previewKey" text not null default ''`,
)
