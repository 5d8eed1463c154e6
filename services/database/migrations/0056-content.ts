import { sql } from 'kysely'

/** Pages, pictures and reviews, and how processes learn of changes. */
export const contentBaseline = [
  sql`create table "change" ("subject" text primary key, "id" integer not null unique, "changedAt" text not null)`,
  sql`create table "changeCounter" ("id" integer primary key, "value" integer not null)`,
  sql`insert into "changeCounter" values (1, 0)`,
  sql`create table "lastWrite" ("id" integer primary key, "at" text not null)`,
  sql`insert into "lastWrite" values (1, '')`,
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
  sql`create index "reviewListed" on "review" ("lastUpdatedAt", "reviewId") where "starRatingNumber" > 2`,
  sql`create index "reviewLatest" on "review" ("lastUpdatedAt", "reviewId")
    where "starRatingNumber" > 2 and "commentNL" <> ''`,
  sql`create index "reviewStars" on "review" ("starRatingNumber")`,
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
  sql`create table "reviewSync" (
    "id" integer primary key,
    "leasedBy" text,
    "leasedUntil" text,
    "finishedAt" text,
    "failures" integer not null,
    "nextRunAt" text
  )`,
  sql`insert into "reviewSync" ("id", "failures") values (1, 0)`,
  sql`create table "withheldReview" ("reviewId" text primary key)`,
  sql`create table "reviewNote" (
    "reviewId" text primary key,
    "reason" text,
    "replyDraft" text not null,
    "version" integer not null,
    "changedAt" text not null
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
    "markdown" text not null default '',
    primary key ("language", "path")
  )`,
  sql`create index "pageListed" on "page" ("language", "path", "updatedAt") where "status" = 'published'`,
  sql`create table "pageVersion" (
    "language" text not null,
    "path" text not null,
    "updatedAt" text not null,
    "page" text not null,
    primary key ("language", "path", "updatedAt")
  )`,
  sql`create table "pageDraft" (
    "language" text not null,
    "path" text not null,
    "page" text not null,
    "personId" text not null,
    "savedAt" text not null,
    "publishAt" text,
    "previewKey" text not null default '',
    primary key ("language", "path")
  )`,
  sql`create index "pageDraftPublishAt" on "pageDraft" ("publishAt")`,
  sql`create table "pageRedirect" (
    "language" text not null,
    "path" text not null,
    "toPath" text not null,
    primary key ("language", "path")
  )`,
  sql`create index "pageRedirectToPath" on "pageRedirect" ("language", "toPath")`,
  sql`create table "publication" (
    "language" text not null,
    "pageId" text not null,
    "digest" text not null,
    "changedAt" text not null,
    primary key ("language", "pageId")
  )`,
  sql`create table "picture" (
    "name" text primary key,
    "type" text not null,
    "bytes" bytea not null,
    "alt" text not null default '',
    "addedAt" text not null default ''
  )`,
  sql`create table "lease" (
    "subject" text primary key,
    "personId" text not null,
    "until" text not null,
    "since" text not null default ''
  )`,
]
