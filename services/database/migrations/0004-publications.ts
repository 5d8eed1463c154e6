import { sql } from 'kysely'
import { steps } from './steps.ts'

export const publications = steps(
  sql`create table "publication" (
    "language" text not null,
    "pageId" text not null,
    "digest" text not null,
    "changedAt" text not null,
    primary key ("language", "pageId")
  )`,
)
