import { sql } from 'kysely'
import { steps } from './steps.ts'

export const reviewSync = steps(
  sql`create table "stagedReview" (
    "reviewId" text primary key,
    "starRatingNumber" integer not null,
    "displayName" text not null,
    "commentEN" text not null,
    "commentNL" text not null,
    "translatedLanguage" text,
    "originalComment" text not null,
    "reply" text not null,
    "lastUpdatedAt" text not null,
    "changed" integer not null
  )`,
  sql`create index "stagedReviewChanged" on "stagedReview" ("reviewId") where "changed" = 1`,
  // For counts by stars, without reading the comments.
  sql`create index "reviewStars" on "review" ("starRatingNumber")`,
  sql`create table "reviewSync" (
    "id" integer primary key,
    "leasedBy" text,
    "leasedUntil" text,
    "location" text,
    "pageToken" text,
    "newestAtStart" text,
    "highestTotal" integer not null,
    "shrank" integer not null,
    "progressAt" text,
    "finishedAt" text,
    "failures" integer not null,
    "nextRunAt" text
  )`,
  sql`insert into "reviewSync" ("id", "highestTotal", "shrank", "failures") values (1, 0, 0, 0)`,
)
