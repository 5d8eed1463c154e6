import { sql } from 'kysely'
import { steps } from './steps.ts'

export const pictureTexts = steps(
  // What a picture shows, for people who cannot see it; empty for one that came with page files (R17.40).
  sql`alter table "picture" add column "alt" text not null default ''`,
  sql`alter table "picture" add column "addedAt" text not null default ''`,
)
