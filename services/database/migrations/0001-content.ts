import { sql } from 'kysely'
import { steps } from './steps.ts'

export const content = steps(
  sql`create table "review" (
    "reviewId" text primary key,
    "starRatingNumber" integer not null,
    "displayName" text not null,
    "commentEN" text not null,
    "commentNL" text not null,
    "translatedLanguage" text,
    "originalComment" text not null,
    "reply" text not null,
    "lastUpdatedAt" text not null
  )`,
  // Partial indexes: the newest reviews of a list cost the same, however many ratings there are.
  sql`create index "reviewListed" on "review" ("lastUpdatedAt", "reviewId") where "starRatingNumber" > 2`,
  sql`create index "reviewLatest" on "review" ("lastUpdatedAt", "reviewId")
    where "starRatingNumber" > 2 and "commentNL" <> ''`,
  sql`create table "statistics" (
    "document" text primary key,
    "averageRating" double precision not null,
    "totalReviewCount" integer not null,
    "oneStarCount" integer not null,
    "twoStarCount" integer not null,
    "threeStarCount" integer not null,
    "fourStarCount" integer not null,
    "fiveStarCount" integer not null
  )`,
  sql`create table "page" (
    "language" text not null,
    "path" text not null,
    "title" text not null,
    "breadcrumb" text not null,
    "heading" text not null,
    "content" text not null,
    "metaTitle" text not null,
    "metaDescription" text not null,
    "metaKeywords" text not null,
    "ogTitle" text not null,
    "ogDescription" text not null,
    "ogImage" text not null,
    "status" text not null,
    "updatedAt" text not null,
    primary key ("language", "path")
  )`,
  sql`create table "pageVersion" (
    "language" text not null,
    "path" text not null,
    "updatedAt" text not null,
    "page" text not null,
    primary key ("language", "path", "updatedAt")
  )`,
  sql`create table "change" (
    "subject" text primary key,
    "id" integer not null unique,
    "changedAt" text not null
  )`,
  sql`create table "changeCounter" ("id" integer primary key, "value" integer not null)`,
  sql`insert into "changeCounter" ("id", "value") values (1, 0)`,
)
